import { requestSignInMail } from '@cairn/contract'
import type { TestServer } from './build-test-server.ts'
import { newAddress } from './new-address.ts'

export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs
export const yearMs = 365 * dayMs

export function clockOf(server: TestServer) {
  return {
    /** Sets the server's clock, as an operator or a time server would. */
    setClockBy: (ms: number) => server.pass(ms),
    /** Makes a request, so that the server reads its clock. */
    look: () => server.visitor().call(requestSignInMail, { email: newAddress() }),
  }
}
