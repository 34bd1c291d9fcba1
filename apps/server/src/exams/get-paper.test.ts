import { limits, type PaperQuestion } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import type { StoredQuestion } from '#database/schema.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { isRight, sampleExam } from '#testing/sample-exam.ts'
import { paperOf, preparedCamper, sessionOf } from '#testing/sit-exam.ts'
import { drawPaper } from './draw-paper.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const camper = camperOfEachTest(server, preparedCamper)

describe('what a camper sees of the paper', () => {
  /** Everything besides the texts that could distinguish a right answer from a wrong one. */
  const tells = (papers: readonly (readonly (PaperQuestion | StoredQuestion)[])[]): string[] => {
    const answers = papers
      .flat()
      .flatMap((question) => question.answers.map((answer, place) => ({ answer, place })))
    const right = answers.filter(({ answer }) => isRight(answer))
    const fields = new Set(answers.flatMap(({ answer }) => Object.keys(answer)))
    const known = new Set(
      sampleExam.questions.flatMap((one) => [...one.correctAnswers, ...one.wrongAnswers]).map(({ id }) => id),
    )
    return [
      ...[...fields].filter((field) => !['id', 'answer'].includes(field)),
      ...(new Set(right.map(({ place }) => place)).size < limits.answersOnPaper ? ['place'] : []),
      ...(answers.some(({ answer }) => known.has(answer.id)) ? ['known id'] : []),
      ...(new Set(answers.map(({ answer }) => answer.id)).size < answers.length ? ['shared id'] : []),
    ]
  }
  const papersOf = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => paperOf(await preparedCamper(server))))

  test('does not reveal right answers: no field, no position, no shared id', async () => {
    expect(tells(await papersOf(20))).toEqual([])
  })

  test('twin: the stored paper reveals them by a field', async () => {
    await paperOf(camper)
    expect(tells([(await sessionOf(server, camper))?.paper ?? []])).toContain('isCorrect')
  })

  test('twin: a draw without chance reveals them by position and ids', () => {
    const firstAnswers = new Map(sampleExam.questions.map((one) => [one.id, one.correctAnswers[0]?.id ?? '']))
    const [known = ''] = firstAnswers.values()
    const orderlyChance = {
      shuffle: <Item>(items: readonly Item[]) => [...items],
      below: () => 0,
      newId: () => known,
    }
    const orderly = () => drawPaper(sampleExam, orderlyChance) ?? []
    expect(tells([orderly(), orderly()])).toEqual(expect.arrayContaining(['place', 'known id', 'shared id']))
  })

  test('has no deprecated question or answer', async () => {
    const texts = JSON.stringify(await papersOf(20))
    expect(texts).not.toMatch(/Stone [a-z][39]|like z/)
  })
})
