import type { Problem } from '@cairn/contract'
import { timeStamp } from '../parse/sections/time-stamps.ts'
import { countSentences } from './count-sentences.ts'
import { findingAt } from './finding.ts'
import type { Passage, Prose } from './prose.ts'

/** Sentences without a time of their own, in a transcript that has times: campers could not go back to them. */
export function checkTranscript(prose: Prose): Problem[] {
  const [from, to] = rangeOf(prose.text)
  const passages = prose.passages
    .filter(({ offset }) => offset >= from && offset < to)
    .map((passage) => ({ passage, stamps: [...passage.sentences.matchAll(timeStamp)] }))
  if (passages.every(({ stamps }) => stamps.length === 0)) return []
  return passages
    .flatMap(({ passage, stamps }) => untimed(passage, stamps))
    .map((offset) =>
      findingAt(
        prose,
        offset,
        'The sentence of the transcript has no time.',
        'Write when it is said, such as `[1:23]`, before it.',
      ),
    )
}

/** The offsets at which sentences without a time stamp before them begin. */
function untimed(passage: Passage, stamps: readonly RegExpExecArray[]): number[] {
  let text = passage.sentences
  for (const { 0: stamp, index } of stamps)
    text = text.slice(0, index) + ' '.repeat(stamp.length) + text.slice(index + stamp.length)
  const ends = stamps.map(({ 0: stamp, index }) => index + stamp.length)
  return countSentences({ passages: [{ ...passage, sentences: text }] })
    .map(({ offset }) => offset)
    .filter((offset) => {
      const start = offset - passage.offset
      return !ends.some((end) => end <= start && text.slice(end, start).trim() === '')
    })
}

/** Where the section `--transcript--` is, which its heading begins and the next section ends. */
function rangeOf(text: string): [number, number] {
  const heading = /^ {0,3}# +--transcript--[ \t]*$/m.exec(text)
  if (!heading) return [text.length, text.length]
  const from = heading.index + heading[0].length
  const next = text.slice(from).search(/^ {0,3}#{1,6} +--/m)
  return [from, next < 0 ? text.length : from + next]
}
