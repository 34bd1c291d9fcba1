import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTranslator } from './create-translator.ts'
import { TaggedText } from './tagged-text.tsx'
import { Translation } from './use-translation.ts'

const texts = { hint: 'Please <1>sign in, {{name}}</1> or <2>read</2>.', plain: 'Nothing to press.' }
const translator = createTranslator('english', { texts, english: {} })

function markupOf(id: string): string {
  const elements = { 1: createElement('a', { href: '/in' }), 2: createElement('em') }
  const text = createElement(TaggedText, { id, variables: { name: '<b>Ada</b>' }, elements })
  return renderToStaticMarkup(createElement(Translation, { value: translator }, text))
}

test('the parts in tags are shown in their elements, and what is filled in stays text', () => {
  expect(markupOf('hint')).toBe('Please <a href="/in">sign in, &lt;b&gt;Ada&lt;/b&gt;</a> or <em>read</em>.')
})

test('a text without tags is shown as it is', () => {
  expect(markupOf('plain')).toBe('Nothing to press.')
})
