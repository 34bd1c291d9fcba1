import { expect, test } from 'vitest'
import { DatabaseAway } from '#database/database-away.ts'
import { inTurn } from './in-turn.ts'

/** Begins work for these callers, and says for which it has begun. */
function beginFor(callers: readonly string[], work: () => Promise<string>) {
  const begun: string[] = []
  const takeTurn = inTurn()
  const results = callers.map((caller) =>
    takeTurn(caller, () => {
      begun.push(caller)
      return work()
    }),
  )
  return { begun, results }
}

test('work for one caller begins when the earlier one has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { begun, results } = beginFor(['ada', 'ada', 'ada', 'bob'], () => promise)
  expect(begun).toEqual(['ada', 'bob'])
  resolve('done')
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done'])
  expect(begun).toEqual(['ada', 'bob', 'ada', 'ada'])
})

test('twin: work for as many callers begins at once', () => {
  const callers = ['ada', 'bob', 'cleo']
  expect(beginFor(callers, () => new Promise(() => undefined)).begun).toEqual(callers)
})

test('work that fails is not waited for longer, and fails nothing else', async () => {
  const works = [() => Promise.reject(new Error('No')), () => Promise.resolve('yes')]
  const { results } = beginFor(['ada', 'ada'], () => works.shift()?.() ?? Promise.resolve('too often'))
  expect(await Promise.allSettled(results)).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: 'yes' },
  ])
})

test('as many pieces as allowed run side by side', async () => {
  const takeTurn = inTurn(3)
  const end = Promise.withResolvers<void>()
  let running = 0
  const work = () => {
    running += 1
    return end.promise
  }
  const all = Array.from({ length: 50 }, () => takeTurn('ada', work))
  expect(running).toBe(3)
  end.resolve()
  await Promise.all(all)
  expect(running).toBe(50)
})

test('when as many wait as may, more fail at once, and those that wait are served', async () => {
  const takeTurn = inTurn(1, 2)
  const end = Promise.withResolvers<void>()
  const all = [1, 2, 3, 4].map(() => takeTurn('ada', () => end.promise))
  await expect(all[3]).rejects.toMatchObject({ statusCode: 429 })
  end.resolve()
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(await takeTurn('ada', () => Promise.resolve('again'))).toBe('again')
})

test('while the database is away, none waits for the others to find out one after the other', async () => {
  const takeTurn = inTurn(1)
  let tried = 0
  const work = () => {
    tried += 1
    return Promise.reject(new DatabaseAway(new Error('silent')))
  }
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => takeTurn('ada', work)))
  expect(all.every(({ status }) => status === 'rejected')).toBe(true)
  expect(tried).toBe(1)
  expect(await takeTurn('ada', () => Promise.resolve('back'))).toBe('back')
})
