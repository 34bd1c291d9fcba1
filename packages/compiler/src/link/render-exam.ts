import type { Exam } from '@cairn/contract'
import { type Rendered, renderHtml } from '../render/render-html.ts'
import { parseMarkdown } from '../syntax/markdown.ts'

/** The exam with its questions and answers as sanitized HTML, which papers show. */
export function renderExam(exam: Exam): Exam {
  const withHtml = (answer: Answer) => ({ ...answer, answer: renderText(answer.answer).html })
  return {
    ...exam,
    questions: exam.questions.map((question) => ({
      ...question,
      question: renderText(question.question).html,
      wrongAnswers: question.wrongAnswers.map(withHtml),
      correctAnswers: question.correctAnswers.map(withHtml),
    })),
  }
}

type Answer = Exam['questions'][number]['wrongAnswers'][number]

/** What the allow-list removed from the texts of a question. */
export function removedFrom(question: Exam['questions'][number]): string[] {
  const { question: text, wrongAnswers, correctAnswers } = question
  const texts = [text, ...[...wrongAnswers, ...correctAnswers].map(({ answer }) => answer)]
  return texts.flatMap((written) => renderText(written).removed.map(({ what }) => what))
}

function renderText(markdown: string): Rendered {
  return renderHtml(parseMarkdown(markdown).children)
}
