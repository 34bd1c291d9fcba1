import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { randomFrom } from '../apps/server/src/testing/random-from.ts'
import { judgeMail } from './chaos/check-mail.ts'
import { drawFrom } from './chaos/draw-from.ts'
import { doubledIn, Ledger } from './chaos/ledger.ts'
import { describeRun, missedTargets } from './chaos/report.ts'

const directory = mkdtempSync(join(tmpdir(), 'chaos-judgement-'))
afterAll(() => rmSync(directory, { recursive: true }))

const lesson = (userId: string, challengeId: string) => ({ userId, challengeId })

describe('what the school has acknowledged', () => {
  const file = join(directory, 'ledger.jsonl')
  const ledger = new Ledger(file)
  ledger.keep(lesson('ada', 'bread'))
  ledger.keep(lesson('ada', 'cake'))

  test('is lost when it is not stored', () => {
    expect(ledger.lostFrom([lesson('ada', 'cake'), lesson('grace', 'bread')])).toEqual([
      lesson('ada', 'bread'),
    ])
  })

  test('is not lost when it is stored, beside what was never acknowledged', () => {
    expect(ledger.lostFrom(['bread', 'cake', 'pie'].map((id) => lesson('ada', id)))).toEqual([])
  })

  test('is in a file at once', () => {
    expect(readFileSync(file, 'utf8').match(/"challengeId":"\w+"/g)).toEqual([
      '"challengeId":"bread"',
      '"challengeId":"cake"',
    ])
  })
})

test('a lesson is there twice when one camper has it twice', () => {
  expect(doubledIn([lesson('ada', 'bread'), lesson('grace', 'bread')])).toEqual([])
  expect(doubledIn([lesson('ada', 'bread'), lesson('ada', 'bread')])).toEqual(['ada bread'])
})

describe('mail', () => {
  const acknowledged = ['ada@example.org', 'grace@example.org']

  test('is all there when each promised one arrived once, or was given up with the school knowing it', () => {
    expect(
      judgeMail({ acknowledged, received: ['ada@example.org'] }, new Set(['grace@example.org'])),
    ).toEqual({
      damage: [],
      givenUp: 1,
    })
  })

  test('is lost when it neither arrived nor was given up', () => {
    expect(judgeMail({ acknowledged, received: ['ada@example.org'] }, new Set()).damage).toEqual([
      '1 mails lost, 0 sent twice.',
    ])
  })

  test('is sent twice when it arrived twice, also where it was not promised', () => {
    const received = [...acknowledged, 'joan@example.org', 'joan@example.org']
    expect(judgeMail({ acknowledged, received }, new Set()).damage).toEqual(['0 mails lost, 1 sent twice.'])
  })
})

describe('the targets', () => {
  const after = (change: 'process' | 'database', ms: number) => ({ name: 'a loss', change, ms })

  test('are met up to their last millisecond', () => {
    expect(missedTargets([after('process', 15_000), after('database', 40_000)])).toEqual([])
  })

  test('are missed by more than that, each for itself', () => {
    expect(missedTargets([after('process', 15_001), after('database', 40_000)])).toHaveLength(1)
    expect(missedTargets([after('process', 20_000), after('database', 60_000)])).toHaveLength(2)
  })

  test('allow for one slow recovery in a hundred, and not for two', () => {
    const quick = Array.from({ length: 98 }, () => after('database', 1000))
    expect(missedTargets([...quick, after('database', 1000), after('database', 90_000)])).toEqual([])
    expect(missedTargets([...quick, after('database', 90_000), after('database', 90_000)])).toHaveLength(1)
  })
})

test('the report says which share of the calls ended how', () => {
  expect(
    describeRun(
      [],
      new Map([
        ['503', 1],
        ['200', 3],
      ]),
    ),
  ).toMatch(/200 +3 +75\.00 %\n503 +1 +25\.00 %$/)
})

test('faults come in the order of their seed, each once before any comes again', () => {
  const draw = (seed: number) => {
    const faults = drawFrom(['a', 'b', 'c'], randomFrom(seed))
    return Array.from({ length: 6 }, () => faults.next().value)
  }
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1).slice(0, 3).toSorted()).toEqual(['a', 'b', 'c'])
  expect(draw(1).slice(3).toSorted()).toEqual(['a', 'b', 'c'])
})
