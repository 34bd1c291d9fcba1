import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTranslator } from './create-translator.ts'
import { TaggedText } from './tagged-text.tsx'
import { Translation } from './use-translation.ts'

const messages = { hint: 'Please <1>sign in, {{name}}</1> or <2>read</2>.', plain: 'Nothing to press.' }
const translator = createTranslator('english', { messages, fallback: {} })

function markupOf(id: string): string {
  return renderToStaticMarkup(
    <Translation value={translator}>
      <TaggedText id={id} variables={{ name: '<b>Ada</b>' }} elements={{ 1: <a href="/in" />, 2: <em /> }} />
    </Translation>,
  )
}

test('the parts in tags are shown in their elements, and what is filled in stays text', () => {
  expect(markupOf('hint')).toBe('Please <a href="/in">sign in, &lt;b&gt;Ada&lt;/b&gt;</a> or <em>read</em>.')
})

test('a text without tags is shown as it is', () => {
  expect(markupOf('plain')).toBe('Nothing to press.')
})
