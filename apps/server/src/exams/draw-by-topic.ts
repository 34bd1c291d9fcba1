import type { Chance } from './chance.ts'

/**
 * Draws questions so that each topic has its share of the paper and all questions are equally likely: a systematic
 * sample with a random start, from questions in random order within topics in random order. Returns all of them if
 * there are too few.
 */
export function drawByTopic<Question extends { topic?: string | undefined }>(
  questions: readonly Question[],
  count: number,
  by: Chance,
): Question[] {
  if (questions.length <= count) return by.shuffle(questions)
  const topics = Map.groupBy(by.shuffle(questions), ({ topic }) => topic)
  const ring = by.shuffle([...topics.values()]).flat()
  const start = by.below(ring.length)
  const drawn = Array.from({ length: count }, (_, index) => {
    const steps = Math.floor((index * ring.length) / count)
    return ring[(start + steps) % ring.length] as Question
  })
  return by.shuffle(drawn)
}
