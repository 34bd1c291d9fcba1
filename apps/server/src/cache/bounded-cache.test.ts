import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('keeps the most recently used values and creates each once', () => {
  const made: string[] = []
  const cache = new BoundedCache<string>(2)
  const use = (key: string) =>
    cache.getOrCreate(key, () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) use(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('forgets a rejected promise, so that the next caller tries again', async () => {
  const cache = new BoundedCache<Promise<string>>(2)
  await expect(cache.getOrCreate('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(await cache.getOrCreate('a', () => Promise.resolve('read'))).toBe('read')
})
