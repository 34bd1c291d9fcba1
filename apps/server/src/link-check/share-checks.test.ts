import type { LinkState } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { shareChecks } from './share-checks.ts'

const shares = { perCamper: 2, perNetwork: 4, perSchool: 16 }

/** Pages that answer when they are told to, and a count of those that were asked. */
function slowPages() {
  const { promise, resolve } = Promise.withResolvers<LinkState>()
  const pages = { asked: 0, answer: () => resolve('live') }
  const check = async () => {
    pages.asked += 1
    return promise
  }
  return { pages, check }
}

const live = async (): Promise<LinkState> => 'live'
const other = { userId: 'ada', network: '203.0.113.7' }

/** Twenty slow links of one thief each time. */
const thieves = {
  'one account in many networks': (index: number) => ({ userId: 'thief', network: `198.51.100.${index}` }),
  'one network with many accounts': (index: number) => ({ userId: `${index}`, network: '198.51.100.1' }),
}

describe.each(Object.entries(thieves))('%s', (_name, askerOf) => {
  const attack = (limits: typeof shares) => {
    const share = shareChecks(limits)
    const { pages, check } = slowPages()
    const answers = Array.from({ length: 20 }, (_, index) => share(askerOf(index), check))
    return { share, pages, answers }
  }

  test('leaves places for the links of others, and is answered in turn', async () => {
    const { share, pages, answers } = attack(shares)
    expect(await share(other, live)).toBe('live')
    expect(pages.asked).toBeLessThanOrEqual(shares.perNetwork)
    pages.answer()
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['live']))
    expect(pages.asked).toBe(20)
  })

  test('twin: without shares takes all places', async () => {
    const { share, pages, answers } = attack({ ...shares, perCamper: Infinity, perNetwork: Infinity })
    expect(await share(other, live)).toBe('unreachable')
    pages.answer()
    await Promise.all(answers)
  })
})

test('no more connections are opened than there are places in the school', async () => {
  const share = shareChecks(shares)
  const { pages, check } = slowPages()
  const answers = Array.from({ length: 20 }, (_, index) =>
    share({ userId: `${index}`, network: `${index}` }, check),
  )
  pages.answer()
  expect((await Promise.all(answers)).filter((state) => state === 'unreachable')).toHaveLength(4)
})

test('a network whose line is long is told to come again, like a caller who asks too often', async () => {
  const share = shareChecks(shares)
  const { pages, check } = slowPages()
  const answers = Array.from({ length: 40 }, (_, index) =>
    share({ userId: `${index}`, network: '198.51.100.1' }, check),
  )
  pages.answer()
  const told = await Promise.allSettled(answers)
  const refused = told.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(40 - shares.perNetwork - 24)
  expect(refused[0]?.reason).toMatchObject({ statusCode: 429 })
})
