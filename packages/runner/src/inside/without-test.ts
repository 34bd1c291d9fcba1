import { testAccessName } from '../messages.ts'
import { partOf, placeOf } from './primordials.ts'

const opening = 'async function (...'
const closureOpening = 'async ('
const closureEnd = `,${testAccessName}) => {`

/**
 * The text of a function; of the one that a program runs in, without the test before the program, and nothing of a
 * test. A program can reach them as the `caller` of its own functions, and would read the answers. Calls nothing that a
 * program can replace.
 */
export function withoutTest(text: string): string {
  if (partOf(text, 0, closureOpening.length) === closureOpening && placeOf(text, closureEnd) > 0) {
    return 'async () => {}'
  }
  if (partOf(text, 0, opening.length) !== opening) return text
  const body = placeOf(text, '_) {')
  const mark = `\n;/*${partOf(text, opening.length, body)}*/`
  const program = placeOf(text, mark)
  const end = placeOf(text, `\n;${partOf(text, opening.length, body)}.end(`)
  return program < 0 || end < 0 ? text : `async function () {${partOf(text, program + mark.length, end)}\n}`
}
