import { describe, expect, test } from 'vitest'
import { doubtAbout, itemStatistics } from './item-statistics.ts'

/** Sums of sittings, each with its result here and the share of the other questions that were right. */
const sumsOf = (sittings: readonly (readonly [isRight: boolean, rest: number])[]) => ({
  answered: sittings.length,
  right: sittings.filter(([isRight]) => isRight).length,
  restSum: sittings.reduce((sum, [, rest]) => sum + rest, 0),
  restSquares: sittings.reduce((sum, [, rest]) => sum + rest * rest, 0),
  restSumOfRight: sittings.reduce((sum, [isRight, rest]) => sum + (isRight ? rest : 0), 0),
})

/** The correlation by its definition, over all sittings at once. */
function correlation(sittings: readonly (readonly [isRight: boolean, rest: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [here, rest] = [sittings.map(([isRight]) => (isRight ? 1 : 0)), sittings.map(([, share]) => share)]
  const [meanHere, meanRest] = [mean(here), mean(rest)]
  const products = sittings.map(([isRight, share]) => ((isRight ? 1 : 0) - meanHere) * (share - meanRest))
  const deviation = (values: readonly number[], center: number) =>
    Math.sqrt(mean(values.map((value) => (value - center) ** 2)))
  return mean(products) / (deviation(here, meanHere) * deviation(rest, meanRest))
}

const uneven = Array.from(
  { length: 50 },
  (_, index) => [(index * 7) % 10 < 6, ((index * 13) % 11) / 10] as const,
)
const repeated = (times: number, isRight: boolean, rest: number) =>
  Array.from({ length: times }, () => [isRight, rest] as const)

describe('what the sums of a question say', () => {
  test('is the correlation that its sittings have', () => {
    expect(itemStatistics(sumsOf(uneven)).discrimination).toBeCloseTo(correlation(uneven), 9)
  })

  test('is 1 where exactly the strong sittings are right, and -1 where exactly the weak ones are', () => {
    const [strong, weak] = [repeated(20, true, 0.9), repeated(20, false, 0.3)]
    expect(itemStatistics(sumsOf([...strong, ...weak])).discrimination).toBeCloseTo(1, 9)
    const reversed = [...repeated(20, false, 0.9), ...repeated(20, true, 0.3)]
    expect(itemStatistics(sumsOf(reversed)).discrimination).toBeCloseTo(-1, 9)
  })

  test.for([
    ['all were right', repeated(40, true, 0.5)],
    ['all were wrong', repeated(40, false, 0.5)],
    ['all sittings were equally good', [...repeated(20, true, 0.7), ...repeated(20, false, 0.7)]],
  ] as const)('leaves open how well it separates while %s', ([, sittings]) => {
    expect(itemStatistics(sumsOf(sittings)).discrimination).toBeUndefined()
  })
})

describe('an author is asked to look at', () => {
  test.for([
    ['nothing after few sittings', { answered: 29, shareRight: 1, discrimination: undefined }, 'few'],
    ['what nearly all know', { answered: 100, shareRight: 0.96, discrimination: 0.3 }, 'easy'],
    ['what few know', { answered: 100, shareRight: 0.1, discrimination: 0.3 }, 'hard'],
    ['what better campers get wrong', { answered: 100, shareRight: 0.5, discrimination: -0.2 }, 'misleading'],
    ['what hardly separates', { answered: 100, shareRight: 0.5, discrimination: 0.1 }, 'weak'],
    ['nothing else', { answered: 100, shareRight: 0.5, discrimination: 0.4 }, undefined],
  ] as const)('%s', ([, statistics, doubt]) => {
    expect(doubtAbout(statistics)).toBe(doubt)
  })
})
