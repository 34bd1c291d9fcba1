import { addPasskey, newPasskeyOptions, type OkOf } from '@cairn/contract'
import { startRegistration } from '@simplewebauthn/browser'
import { type Answer, call } from '#lib/call.ts'
import { asCancelled, type Cancelled } from './cancelled.ts'

/** Lets the device make a passkey for this account. */
export async function makePasskey(): Promise<
  Answer<typeof newPasskeyOptions> | Answer<typeof addPasskey> | Cancelled
> {
  const options = await call(newPasskeyOptions)
  if (!options.ok) return options
  const made = await ask(options.value)
  if ('cancelled' in made) return made
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return call(addPasskey, { body: { id: made.id, clientDataJSON, attestationObject, transports } })
}

async function ask({ excludeCredentials, ...options }: OkOf<typeof newPasskeyOptions>) {
  const known = excludeCredentials.map(({ type, id }) => ({ type, id }))
  try {
    return await startRegistration({ optionsJSON: { ...options, excludeCredentials: known } })
  } catch (error) {
    return asCancelled(error)
  }
}
