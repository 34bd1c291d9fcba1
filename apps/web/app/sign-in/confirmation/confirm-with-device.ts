import { type confirmWithPasskey, type Passkey, type passkeySignInOptions } from '@cairn/contract'
import { type Answer, call } from '#shared/call/call.ts'
import { askDevice } from '#sign-in/device/ask-device.ts'
import type { Cancelled } from '#sign-in/device/cancelled.ts'

/** Confirms who the camper is with one of the account's passkeys. */
export async function confirmWithDevice(
  passkeys: readonly Passkey[],
): Promise<Answer<typeof passkeySignInOptions> | Answer<typeof confirmWithPasskey> | Cancelled> {
  const options = await call('passkeySignInOptions')
  if (!options.ok) return options
  const allowCredentials = passkeys.map(({ id }) => ({ type: 'public-key' as const, id }))
  const assertion = await askDevice({ ...options.value, allowCredentials }, { isAutofill: false })
  return 'cancelled' in assertion ? assertion : call('confirmWithPasskey', { body: assertion })
}
