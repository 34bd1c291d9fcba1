import type { Exam, Problem } from '@cairn/contract'
import type { Root } from 'mdast'
import { callWithin } from '../files/call-within.ts'
import { checkCode, checkTables, checkText } from '../parse/reading/check-limits.ts'
import type { Reading } from '../parse/reading/reading.ts'
import { placesIn } from '../problems/places-in.ts'
import { fileStart, type Outcome, type Place } from '../problems/problem.ts'
import { renderHtml } from '../render/render-html.ts'
import type { Structure } from '../sources/read-structure.ts'
import { parseMarkdown } from '../syntax/markdown.ts'

/** As for a lesson (docs/reference/lesson-format.md, “Limits”). */
const longestMs = 10_000

/**
 * The exam with its questions and answers as sanitized HTML, which papers show. Without an output, a text of it cannot be
 * rendered, and the exam is left out.
 */
export function renderExam(structure: Structure<Exam>, limitMs = longestMs): Outcome<Exam | undefined> {
  try {
    return callWithin(limitMs, () => renderTexts(structure)) ?? refuse(structure, tooSlow)
  } catch (error) {
    // The libraries call themselves for each level.
    if (error instanceof RangeError) return refuse(structure, tooDeep)
    throw error
  }
}

function renderTexts({ file, text, value }: Structure<Exam>): Outcome<Exam | undefined> {
  const placeOf = placesIn(text, 0)
  const refusals: Problem[] = []
  const removals: Problem[] = []
  const rendererAt = (place: Place) => (markdown: string) => {
    const { tree, problems } = readText(file, markdown)
    refusals.push(...problems.map((problem) => ({ ...problem, ...place })))
    if (!tree) return ''
    const { html, removed } = renderHtml(tree.children)
    removals.push(...removed.map(({ what }) => removal(file, place, what)))
    return html
  }
  const questions = value.questions.map((question, index) => {
    const render = rendererAt(placeOf(['questions', index]))
    const withHtml = (answer: Answer) => ({ ...answer, answer: render(answer.answer) })
    return {
      ...question,
      question: render(question.question),
      wrongAnswers: question.wrongAnswers.map(withHtml),
      correctAnswers: question.correctAnswers.map(withHtml),
    }
  })
  if (refusals.length > 0) return { output: undefined, problems: refusals }
  return { output: { ...value, questions }, problems: removals }
}

type Answer = Exam['questions'][number]['wrongAnswers'][number]

/** The tree of a text that is small and flat enough to be rendered. */
function readText(file: string, markdown: string): { tree?: Root; problems: readonly Problem[] } {
  const reading: Reading = { file, lines: [], sections: [], problems: [] }
  const { problems } = reading
  if (!checkText(reading, markdown)) return { problems }
  const tree = parseMarkdown(markdown)
  if (!checkTables(reading, tree) || !checkCode(reading, tree.children)) return { problems }
  return { tree, problems }
}

function removal(file: string, place: Place, what: string): Problem {
  return {
    file,
    ...place,
    text: '',
    message: `${what} is not allowed in an exam, so papers leave it out.`,
    remedy: 'Use Markdown, or HTML that lessons may have.',
  }
}

const tooSlow = {
  message: 'The questions take too long to read.',
  remedy: 'Look for a mark that is repeated thousands of times, and take it out.',
}
const tooDeep = {
  message: 'A question is nested too deeply to be read.',
  remedy: 'Take out some levels of its marks.',
}

function refuse({ file }: Structure<Exam>, why: typeof tooSlow): Outcome<undefined> {
  return { output: undefined, problems: [{ file, ...fileStart, text: '', ...why }] }
}
