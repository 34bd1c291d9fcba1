import { reportLesson, Trouble } from '@cairn/contract'
import { expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { addCounts, addFirstFailure } from '#trouble/count-store.ts'

const server = await openTestServer()
const type = await openCommandLine(server)
const [challengeId = ''] = challengeIds
const report = {
  challengeId,
  language: 'english',
  kind: 'text',
  details: 'Typo',
  failedTests: [],
  files: [],
} as const

test('trouble prints open reports and the counts of the last ninety days, as the tools of authors read them', async () => {
  await server.visitor().call(reportLesson, report)
  const tally = { challengeId, opened: 3, attempts: 4, passed: 1, left: 2, firstFailed: [] }
  for (const day of ['2025-11-30', '2025-12-01', '2026-03-01']) {
    await addCounts(server.database, day, [tally])
    await addFirstFailure(server.database, day, { challengeId, number: 1, hash: 'abc' })
  }
  const { printed } = await type('trouble')
  expect(Trouble.parse(JSON.parse(printed))).toEqual({
    reports: [{ ...report, id: 1, reportedOn: '2026-03-01' }],
    lessons: [
      {
        challengeId,
        opened: 6,
        attempts: 8,
        passed: 2,
        left: 4,
        firstFailures: [{ number: 1, hash: 'abc', times: 2 }],
      },
    ],
  })
})

test('trouble done deletes a report, once', async () => {
  await server.visitor().call(reportLesson, report)
  const before = Trouble.parse(JSON.parse((await type('trouble')).printed)).reports
  const number = before.at(-1)?.id
  expect(await type(`trouble done ${number}`)).toMatchObject({ printed: `Report ${number} is settled.` })
  const { exitCode, complaints } = await type(`trouble done ${number}`)
  expect([exitCode, complaints]).toEqual([1, `There is no report ${number}.`])
  expect((await type('trouble done all')).complaints).toBe('There is no report all.')
  expect(Trouble.parse(JSON.parse((await type('trouble')).printed)).reports).toHaveLength(before.length - 1)
})
