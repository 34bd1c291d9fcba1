import { Exam } from '@cairn/contract'
import { expect, test } from 'vitest'
import { sampleExam } from '../testing/sample-exam.ts'
import { renderExam } from './render-exam.ts'

test('papers show questions and answers as HTML, without what could run', () => {
  const question = 'What does `x++` do?\n\n<img src=x onerror=alert(1)>'
  const [rendered] = renderExam(Exam.parse(sampleExam({}, 4, 'aaaaaaaaa9', question))).questions
  expect(rendered?.question).toContain('<code>x++</code>')
  expect(rendered?.question).not.toContain('onerror')
  expect(rendered?.correctAnswers[0]?.answer).toBe('<p>The right answer.</p>')
})
