import { describe, expect, test } from 'vitest'
import { chance } from './chance.ts'
import { drawByTopic } from './draw-by-topic.ts'

const sizes = { loops: 10, lists: 6, files: 4 }
const questions = Object.entries(sizes).flatMap(([topic, size]) =>
  Array.from({ length: size }, (_, index) => ({ id: `${topic}-${index}`, topic })),
)
const count = 10
const papers = Array.from({ length: 600 }, () => drawByTopic(questions, count, chance))
const share = (paper: readonly { topic: string }[], topic: string) =>
  paper.filter((question) => question.topic === topic).length

describe('a paper of an exam with topics', () => {
  test('has the wanted number of different questions', () => {
    for (const paper of papers) expect(new Set(paper.map(({ id }) => id)).size).toBe(count)
  })

  test.for(Object.entries(sizes))('has the share of %s, give or take one', ([topic, size]) => {
    const wanted = (size * count) / questions.length
    for (const paper of papers) {
      expect(share(paper, topic)).toBeGreaterThanOrEqual(wanted - 1)
      expect(share(paper, topic)).toBeLessThanOrEqual(wanted + 1)
    }
  })

  test('twin: drawn without regard to topics, some papers lack one', () => {
    const draws = Array.from({ length: 600 }, () => chance.shuffle(questions).slice(0, count))
    expect(draws.some((paper) => share(paper, 'files') === 0)).toBe(true)
  })

  test('asks each question about equally often', () => {
    const times = Map.groupBy(papers.flat(), ({ id }) => id)
    // 300 are expected; a fair draw strays by more than 80 once in a hundred million.
    for (const { id } of questions) {
      expect(times.get(id)?.length).toBeGreaterThan(220)
      expect(times.get(id)?.length).toBeLessThan(380)
    }
  })

  test('does not put topics one after the other', () => {
    const orders = new Set(papers.map((paper) => paper.map(({ topic }) => topic).join()))
    expect(orders.size).toBeGreaterThan(400)
  })
})

test('too few questions are all there is', () => {
  expect(drawByTopic(questions.slice(0, 3), count, chance)).toHaveLength(3)
})
