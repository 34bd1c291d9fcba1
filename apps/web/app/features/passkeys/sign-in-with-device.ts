import { type OkOf, passkeySignInOptions, signInWithPasskey } from '@cairn/contract'
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { type Answer, call } from '#lib/call.ts'
import { asCancelled, type Cancelled } from './cancelled.ts'

type Input = {
  returnTo: string | null
  /** Offers passkeys where the address is typed, and waits; otherwise the device asks at once. */
  isAutofill: boolean
}

/** Lets the device sign its owner in. */
export async function signInWithDevice({
  returnTo,
  isAutofill,
}: Input): Promise<Answer<typeof signInWithPasskey> | Cancelled> {
  const options = await call(passkeySignInOptions)
  if (!options.ok) return options
  const assertion = await ask(options.value, isAutofill)
  if ('cancelled' in assertion) return assertion
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = assertion.response
  return call(signInWithPasskey, {
    body: {
      id: assertion.id,
      clientDataJSON,
      authenticatorData,
      signature,
      userHandle,
      ...(returnTo === null ? {} : { returnTo }),
    },
  })
}

/** Takes back an offer that nobody has answered. */
export function stopAskingDevice(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function ask(optionsJSON: OkOf<typeof passkeySignInOptions>, useBrowserAutofill: boolean) {
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill })
  } catch (error) {
    return asCancelled(error)
  }
}
