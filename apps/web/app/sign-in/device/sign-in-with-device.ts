import { type signInWithPasskey } from '@cairn/contract'
import { type Answer, call } from '#shared/call/call.ts'
import { askDevice } from './ask-device.ts'
import type { Cancelled } from './cancelled.ts'

type Input = {
  returnTo: string | null
  /** Offers passkeys in the address field and waits; otherwise the device asks at once. */
  isAutofill: boolean
}

/** Signs in with a passkey of this device. */
export async function signInWithDevice({
  returnTo,
  isAutofill,
}: Input): Promise<Answer<typeof signInWithPasskey> | Cancelled> {
  const options = await call('passkeySignInOptions')
  if (!options.ok) return options
  const assertion = await askDevice(options.value, { isAutofill })
  if ('cancelled' in assertion) return assertion
  return call('signInWithPasskey', { body: { ...assertion, ...(returnTo === null ? {} : { returnTo }) } })
}
