import { expect, test } from 'vitest'
import { unlessInterrupted } from './unless-interrupted.ts'

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops what is under way, and is told',
  async (signal) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const stopped = unlessInterrupted(
      () => reject(new Error('PostgreSQL has ended')),
      () => promise,
    )
    process.emit(signal)
    await expect(stopped).rejects.toThrow('Stopped before it was finished.')
  },
)

test('another failure stays what it is, and nothing listens afterwards', async () => {
  const before = process.listenerCount('SIGINT')
  const failed = unlessInterrupted(
    () => undefined,
    () => Promise.reject(new Error('damaged')),
  )
  await expect(failed).rejects.toThrow('damaged')
  expect(process.listenerCount('SIGINT')).toBe(before)
})
