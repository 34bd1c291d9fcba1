import { expect, test } from 'vitest'
import { ByteCache } from './byte-cache.ts'

const make = (text: string, made: string[] = []) => {
  made.push(text)
  return Promise.resolve(text)
}

test('keeps the most recently used values, as many as fit', async () => {
  const made: string[] = []
  const cache = new ByteCache<string>(10, (text) => text.length)
  for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb'])
    expect(await cache.getOrCreate(text, () => make(text, made))).toBe(text)
  expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb'])
})

test('returns a value that does not fit without keeping it or evicting others', async () => {
  const made: string[] = []
  const cache = new ByteCache<string>(10, (text) => text.length)
  for (const text of ['small', 'a text too long to be kept', 'small', 'a text too long to be kept'])
    expect(await cache.getOrCreate(text, () => make(text, made))).toBe(text)
  expect(made.filter((text) => text === 'small')).toHaveLength(1)
  expect(made).toHaveLength(3)
})

test('what is measured as endless is never kept, and leaves the count of the others right', async () => {
  const cache = new ByteCache<string>(10, (text) => (text === 'missing' ? Infinity : text.length))
  await cache.getOrCreate('missing', () => make('missing'))
  expect(cache.get('missing')).toBeUndefined()
  for (const text of ['aaaaaa', 'bbbbbb']) await cache.getOrCreate(text, () => make(text))
  expect(cache.get('aaaaaa')).toBeUndefined()
  expect(await cache.get('bbbbbb')).toBe('bbbbbb')
})

test('concurrent callers share one computation', async () => {
  const made: string[] = []
  const cache = new ByteCache<string>(10, (text) => text.length)
  const { promise, resolve } = Promise.withResolvers<string>()
  const asking = Array.from({ length: 5 }, () =>
    cache.getOrCreate('key', () => {
      made.push('once')
      return promise
    }),
  )
  resolve('value')
  expect(await Promise.all(asking)).toEqual(Array(5).fill('value'))
  expect(made).toEqual(['once'])
})

test('a failed computation is retried', async () => {
  const cache = new ByteCache<string>(10, (text) => text.length)
  await expect(cache.getOrCreate('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(await cache.getOrCreate('a', () => make('read'))).toBe('read')
})
