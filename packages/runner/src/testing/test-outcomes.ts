import { expect, test } from 'vitest'
import { outcomesOf } from './outcomes-of.ts'

/** A test for each of these texts: the guard, by way of which tests read, changes nothing about it. */
export function testOutcomes(texts: readonly string[]): void {
  test.for(texts)('%s says the same in a test as anywhere else', async (text) => {
    const { inTest, anywhere } = await outcomesOf(text)
    expect(inTest).toEqual(anywhere)
  })
}
