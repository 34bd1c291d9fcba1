import { expect, test } from 'vitest'
import { buildTestServer } from '#testing/build-test-server.ts'
import { createLog } from './create-log.ts'

test('all lines of a request bear its id, and no other request has it', async () => {
  const lines: { reqId?: string }[] = []
  const write = (line: string) => lines.push(JSON.parse(line) as { reqId?: string })
  const server = await buildTestServer({ log: createLog({ level: 'info', destination: { write } }) })
  for (const path of ['/status/ping', '/nowhere']) await server.app.inject(path)
  await server.close()
  const ids = [...new Set(lines.map(({ reqId }) => reqId))].filter((id) => id !== undefined)
  expect(ids).toHaveLength(2)
  // That it came, and that it was answered.
  for (const id of ids) expect(lines.filter(({ reqId }) => reqId === id).length).toBeGreaterThanOrEqual(2)
  // Of another process, a request with the same number would have the same id.
  expect(ids[0]).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
})
