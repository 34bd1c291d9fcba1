import { expect, test } from 'vitest'
import { answerQuery, type Wishes } from './answer-query.ts'

const wishes: Wishes = { width: 500, scheme: 'dark', motion: 'reduce' }
const [yes, no] = ['(min-width: 0px)', '(min-width: 99999px)']

test.for([
  ['(min-width: 500px)', yes],
  ['(min-width: 501px)', no],
  ['(max-width: 31.25em)', yes],
  ['(max-width:30rem)', no],
  ['(width >= 500px)', yes],
  ['(width < 500px)', no],
  ['(400px <= width < 501px)', yes],
  ['(400px <= width < 500px)', no],
  ['(600px > width)', yes],
  ['(prefers-color-scheme: dark)', yes],
  ['(prefers-color-scheme: light)', no],
  ['(prefers-reduced-motion)', yes],
  ['(prefers-reduced-motion: no-preference)', no],
])('%s is decided', ([query = '', answer]) => {
  expect(answerQuery(query, wishes)).toBe(answer)
})

test('words around a feature and features that are not known stay', () => {
  expect(answerQuery('screen and (min-width: 1px) and (hover), not (width > 900px)', wishes)).toBe(
    `screen and ${yes} and (hover), not ${no}`,
  )
})
