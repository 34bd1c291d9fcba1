import type { FillInTheBlank, InputType } from '@cairn/contract'
import { toString } from 'mdast-util-to-string'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'
import { report } from '../reading/report.ts'
import { placeOf, type Section } from '../reading/section.ts'
import { isInlineCode } from './is-inline-code.ts'
import { splitAnswers, type WrittenAnswer } from './split-answers.ts'

/** A sentence with gaps: each word BLANK is one, and there is an answer for each. */
export function readFillInTheBlank(
  reading: Reading,
  inputType: InputType | undefined,
): FillInTheBlank | undefined {
  const section = findSection(reading, 'fillInTheBlank')
  if (!section) return undefined
  const child = (name: string) => {
    const found = section.children.find((candidate) => candidate.name === name)
    if (!found) {
      const message = `\`--fillInTheBlank--\` has no \`## --${name}--\`.`
      report(reading, section.place, message, 'It has a `## --sentence--` and `## --blanks--`.')
    }
    return found
  }
  const sentence = child('sentence')
  const blanksSection = child('blanks')
  checkSentence(reading, sentence)
  const blanks = blanksSection
    ? splitAnswers(blanksSection).map((blank) => readBlank(reading, blank, blanksSection))
    : []
  const gaps = sentence?.content.flatMap((node) => toString(node).match(/BLANK/g) ?? []).length ?? 0
  if (sentence && blanksSection && gaps !== blanks.length) {
    const message = `The sentence has ${gaps} gaps, but there are ${blanks.length} answers.`
    report(reading, blanksSection.place, message, 'Write one answer for every `BLANK`, separated by `---`.')
  }
  return {
    sentence: render(reading, sentence?.content ?? []),
    blanks,
    inputType: inputType ?? null,
  }
}

function checkSentence(reading: Reading, section: Section | undefined): void {
  for (const node of section?.content ?? []) {
    if (isInlineCode(node)) continue
    report(
      reading,
      placeOf(node, section?.place ?? { line: 1, column: 1 }),
      'A paragraph of the sentence is not between backticks.',
      'Write each paragraph as one piece of inline code, such as `I BLANK to school.`.',
      toString(node),
    )
  }
}

function readBlank(reading: Reading, { content, extras }: WrittenAnswer, { place }: Section) {
  const [node] = content
  if (content.length !== 1 || node?.type !== 'paragraph' || node.children.length !== 1) {
    const message = 'An answer for a blank is not one word or one piece of inline code.'
    report(reading, placeOf(node, place), message, 'Write the missing word between backticks.')
  }
  const feedback = extras.get('feedback')
  return {
    answer: content.map((paragraph) => toString(paragraph)).join(' '),
    feedback: feedback ? render(reading, feedback) : null,
  }
}
