import { expect, test } from 'vitest'
import { buildTestServer } from '#testing/build-test-server.ts'
import { createLog } from './create-log.ts'

test('all lines of a request bear the id that its answer has, and no other request has it', async () => {
  const lines: { reqId?: string }[] = []
  const write = (line: string) => lines.push(JSON.parse(line) as { reqId?: string })
  const server = await buildTestServer({ log: createLog({ level: 'info', destination: { write } }) })
  const ids: unknown[] = []
  for (const path of ['/status/ping', '/nowhere']) {
    const { headers } = await server.app.inject(path)
    ids.push(headers['x-request-id'])
  }
  await server.close()
  const linesOf = (id: unknown) => lines.filter(({ reqId }) => reqId === id).length
  expect(ids.map(linesOf)).toEqual([2, 2])
  expect(ids[0]).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(ids[1]).not.toBe(ids[0])
})
