import { requestSignInMail } from '@cairn/contract'
import type { TestServer } from './build-test-server.ts'
import type { Visitor } from './visitor.ts'

/** Uses up what strangers may request for an address, and checks whether this browser is treated differently. */
export async function isKnown(server: TestServer, email: string, visitor: Visitor): Promise<boolean> {
  for (let request = 0; request < 4; request++) await server.visitor().call(requestSignInMail, { email })
  return (await visitor.call(requestSignInMail, { email })).status === 202
}
