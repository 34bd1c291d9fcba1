import { partOf, placeOf } from './primordials.ts'

const opening = 'async function (...'

/**
 * The text of a function; of the one that a program runs in, without the test that follows the program. A program can
 * reach that function as the `caller` of its own, and would read the answers. Calls nothing that a program can replace.
 */
export function withoutTest(text: string): string {
  if (partOf(text, 0, opening.length) !== opening) return text
  const body = placeOf(text, '_) {')
  const test = placeOf(text, `\n;${partOf(text, opening.length, body)}(`)
  return test < 0 ? text : `async function () {${partOf(text, body + '_) {'.length, test)}\n}`
}
