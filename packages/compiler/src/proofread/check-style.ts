import type { Problem } from '@cairn/contract'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { findingAt } from './finding.ts'
import type { Passage, Prose } from './prose.ts'

const processor = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze()

/** Words that stand twice in a row, and “a” where “an” belongs. */
export async function checkStyle(prose: Prose): Promise<Problem[]> {
  const found = await Promise.all(prose.passages.map((passage) => messagesOf(passage)))
  return prose.passages.flatMap((passage, index) =>
    (found[index] ?? []).flatMap(({ start, end, reason }) => {
      const after = prose.text.slice(passage.offset + end).trimStart()
      const shown = prose.text.slice(passage.offset + start, passage.offset + end)
      // How code is read aloud is not known.
      if (after.startsWith('`') || shown.includes('`')) return []
      return [findingAt(prose, passage.offset + start, `${reason}.`, 'Correct the sentence.')]
    }),
  )
}

type Message = { start: number; end: number; reason: string }

function messagesOf({ sentences }: Passage): Promise<Message[]> {
  return new Promise((resolve, reject) => {
    processor.run(processor.parse(sentences), sentences, (error, _tree, file) => {
      if (error) reject(error)
      else resolve((file?.messages ?? []).flatMap((message) => toMessage(message)))
    })
  })
}

function toMessage({ place, reason }: { place?: unknown; reason: string }): Message[] {
  const { start, end } = place as { start?: { offset?: number }; end?: { offset?: number } }
  return start?.offset === undefined || end?.offset === undefined
    ? []
    : [{ start: start.offset, end: end.offset, reason: reason.replaceAll('`', '') }]
}
