import { expect, test } from 'vitest'
import { createLog } from '#log/create-log.ts'
import { openSink } from './open-sink.ts'

const visit = '1'.repeat(32)
const failed = { event: 'tests-failed', challenge_id: 'a'.repeat(24) } as const

const linesOf = (target: string | undefined): Record<string, unknown>[] => {
  const lines: string[] = []
  const log = createLog({ level: 'silent', destination: { write: (line) => lines.push(line) } })
  openSink(target, log)({ visit, events: [{ event: 'sign_in' }, failed] })
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('each event becomes a line of the log, even if the log is silent otherwise', () => {
  expect(linesOf('log')).toMatchObject([
    { msg: 'event', visit, event: 'sign_in' },
    { msg: 'event', visit, ...failed },
  ])
})

test('without a target nothing is written', () => {
  expect(linesOf(undefined)).toEqual([])
})
