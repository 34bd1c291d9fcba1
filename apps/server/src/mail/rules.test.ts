import { describe, expect, test } from 'vitest'
import type { MailKind } from './mailer.ts'
import {
  firstWaitMs,
  isHopeless,
  isWorthRetrying,
  longestWaitMs,
  mailLifetimeMs,
  needsEncryption,
} from './rules.ts'

const minuteMs = 60_000

/** When, in minutes, a mail is tried while its server is away, if each wait is as long as it can be. */
function triesOf(kind: MailKind, lifetimeMs: number): number[] {
  const sendUntil = new Date(lifetimeMs)
  const times = [0]
  for (let tries = 1, timeMs = 0; ; tries++) {
    if (!isWorthRetrying({ is: 'postponed' }, { kind, tries, sendUntil }, new Date(timeMs))) return times
    timeMs += Math.min(firstWaitMs * 2 ** tries, longestWaitMs)
    times.push(timeMs / minuteMs)
  }
}

describe('a mail whose server is away', () => {
  test('is tried for most of a day', () => {
    expect(triesOf('notice', mailLifetimeMs)).toEqual([0, 2, 6, 14, 30, 62, 126, 254, 510, 870, 1230])
  })

  test('is not tried after its code has expired, and does not wait for that either', () => {
    expect(triesOf('proof', 15 * minuteMs)).toEqual([0, 2, 6, 14])
    expect(triesOf('proof', 14 * minuteMs)).toEqual([0, 2, 6])
  })
})

describe('a mail in doubt', () => {
  const inADay = { sendUntil: new Date(mailLifetimeMs), isInDoubt: true, tries: 1 }

  test('is hopeless if it is a proof', () => {
    expect(isHopeless({ ...inADay, kind: 'proof' }, new Date(0))).toBe(true)
    expect(isWorthRetrying({ is: 'in-doubt' }, { ...inADay, kind: 'proof' }, new Date(0))).toBe(false)
  })

  test('is sent again if it is a notice', () => {
    expect(isHopeless({ ...inADay, kind: 'notice' }, new Date(0))).toBe(false)
    expect(isWorthRetrying({ is: 'in-doubt' }, { ...inADay, kind: 'notice' }, new Date(0))).toBe(true)
  })
})

test.for([
  ['smtp://user:password@mail.school.example:587', true],
  ['smtp://203.0.113.7', true],
  ['smtp://localhost:1025', false],
  ['smtp://192.168.1.5', false],
  ['smtp://mailhub', false],
] as const)('mail for %s may only travel encrypted: %s', ([smtpUrl, expected]) => {
  expect(needsEncryption(smtpUrl)).toBe(expected)
})
