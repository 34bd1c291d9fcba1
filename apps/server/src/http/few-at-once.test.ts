import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

/** Starts fifty pieces of work that end together; resolves to how many ran. */
async function countRun(most: number): Promise<number> {
  const admit = fewAtOnce(most)
  const end = Promise.withResolvers<void>()
  const all = Array.from({ length: 50 }, () => admit('ada', async () => end.promise.then(() => true), false))
  end.resolve()
  return (await Promise.all(all)).filter(Boolean).length
}

test('three of fifty pieces of work for one account run', async () => {
  expect(await countRun(3)).toBe(3)
})

test('twin: all of them run without a limit', async () => {
  expect(await countRun(Infinity)).toBe(50)
})

test('another account is not affected, and an ended or failed piece makes room', async () => {
  const admit = fewAtOnce(1)
  const end = Promise.withResolvers<'ended'>()
  const first = admit('ada', async () => end.promise, 'busy')
  expect(await admit('ada', () => 'ran', 'busy')).toBe('busy')
  expect(await admit('bob', () => 'ran', 'busy')).toBe('ran')
  end.resolve('ended')
  expect(await first).toBe('ended')
  // Nothing is an answer, too.
  expect(await admit('ada', () => undefined, 'busy')).toBeUndefined()
  await expect(admit('ada', () => Promise.reject(new Error('broken')), 'busy')).rejects.toThrow('broken')
  expect(await admit('ada', () => 'ran', 'busy')).toBe('ran')
})
