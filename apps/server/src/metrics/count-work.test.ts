import { register } from 'prom-client'
import { expect, test } from 'vitest'
import { jobTried, streamChanged } from '#telemetry/topics.ts'
import { countWork } from './count-work.ts'

test('what is told before counting begins is not counted, and streams that are closed are not open', async () => {
  streamChanged.tell({ by: 1 })
  countWork()
  for (const by of [1, 1, -1] as const) streamChanged.tell({ by })
  jobTried.tell({ queue: 'mail', isDone: false })
  const told = await register.metrics()
  register.clear()
  expect(told).toMatch(/^cairn_event_streams 1$/m)
  expect(told).toMatch(/^cairn_job_attempts_total\{queue="mail",outcome="again"\} 1$/m)
})
