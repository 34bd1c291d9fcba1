import { type addPasskey, type newPasskeyOptions, type OkOf } from '@cairn/contract'
import { startRegistration } from '@simplewebauthn/browser'
import { type Answer, call } from '#shared/call/call.ts'
import { asCancelled, type Cancelled } from './cancelled.ts'

/** Creates a passkey for this account on the device. */
export async function makePasskey(): Promise<
  Answer<typeof newPasskeyOptions> | Answer<typeof addPasskey> | Cancelled
> {
  const options = await call('newPasskeyOptions')
  if (!options.ok) return options
  const made = await ask(options.value)
  if ('cancelled' in made) return made
  const { clientDataJSON, attestationObject } = made.response
  return call('addPasskey', { body: { id: made.id, clientDataJSON, attestationObject } })
}

async function ask(optionsJSON: OkOf<typeof newPasskeyOptions>) {
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    return asCancelled(error)
  }
}
