import { beforeEach } from 'vitest'
import type { TestServer } from './build-test-server.ts'
import type { Visitor } from './visitor.ts'

/** A browser in which a new camper signs in before each test of a file. */
export function camperOfEachTest(
  server: TestServer,
  signIn: (server: TestServer) => Promise<Visitor> = () => server.camper(),
): Visitor {
  const browser = server.visitor()
  beforeEach(async () => {
    const { cookies, address } = await signIn(server)
    browser.address = address
    browser.cookies.clear()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
  })
  return browser
}
