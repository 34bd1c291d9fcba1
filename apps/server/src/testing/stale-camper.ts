import { limits, requestConfirmationMail } from '@cairn/contract'
import { expect } from 'vitest'
import type { TestServer } from './build-test-server.ts'
import type { Visitor } from './visitor.ts'

/** A camper who signed in so long ago that they have to confirm. */
export async function staleCamper(server: TestServer, email?: string): Promise<Visitor> {
  const camper = await server.camper(email)
  server.pass(limits.confirmationLifetimeMs + 1000)
  return camper
}

/** The code in the mail that a camper requests to confirm. */
export async function askForConfirmation(server: TestServer, camper: Visitor): Promise<string> {
  expect((await camper.call(requestConfirmationMail)).status).toBe(202)
  return /code is (?<code>\S+)/.exec(server.mails.at(-1)?.subject ?? '')?.groups?.['code'] ?? ''
}
