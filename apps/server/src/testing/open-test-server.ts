import { afterAll } from 'vitest'
import { buildTestServer, type TestServer } from './build-test-server.ts'
import type { TestServerOptions } from './test-server-options.ts'

/** The server of a test file, closed after the last of its tests. */
export async function openTestServer(options?: TestServerOptions): Promise<TestServer> {
  const server = await buildTestServer(options)
  afterAll(() => server.close())
  return server
}
