import { Exam } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { sampleExam } from '../testing/sample-exam.ts'
import { renderExam } from './render-exam.ts'

const render = (question: string, limitMs?: number) => {
  const value = Exam.parse(sampleExam({}, 4, 'aaaaaaaaa9', question))
  return renderExam({ file: 'exams/a.json', text: '', value }, limitMs)
}

test('papers show questions and answers as HTML, without what could run', () => {
  const question = 'What does `x++` do?\n\n<img src=x onerror=alert(1)>'
  const [rendered] = render(question).output?.questions ?? []
  expect(rendered?.question).toContain('<code>x++</code>')
  expect(rendered?.question).not.toContain('onerror')
  expect(rendered?.correctAnswers[0]?.answer).toBe('<p>The right answer.</p>')
})

describe('an exam is left out when a question', () => {
  test.each([
    ['has more quotes before it than can be read', '>'.repeat(3000), /nested too deeply/],
    ['has more elements in one another than can be read', '<b>'.repeat(3000), /nested too deeply/],
    ['has too many cells', `|${'|'.repeat(80)}\n|${'-|'.repeat(80)}\n${'|a\n'.repeat(80)}`, /cells/],
    ['shows code that is too long', `\`\`\`js\n${'a'.repeat(3000)}\n\`\`\``, /too long to be highlighted/],
    ['has too long a text', 'a '.repeat(150_000), /300000 characters/],
  ])('%s', (_name, question, message) => {
    expect(render(question)).toMatchObject({
      output: undefined,
      problems: [{ file: 'exams/a.json', message: expect.stringMatching(message) as string }],
    })
  })

  test('takes too long', () => {
    expect(render('`a'.repeat(5000), 1)).toMatchObject({ output: undefined, problems: [{ line: 1 }] })
  })
})
