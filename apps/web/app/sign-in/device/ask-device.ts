import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { BodyOf, confirmWithPasskey } from '@cairn/contract'
import { asCancelled, type Cancelled } from './cancelled.ts'

/** The signed answer of a device that confirms its owner's presence. */
export async function askDevice(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { isAutofill }: { isAutofill: boolean },
): Promise<BodyOf<typeof confirmWithPasskey> | Cancelled> {
  try {
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { id, clientDataJSON, authenticatorData, signature, userHandle }
  } catch (error) {
    return asCancelled(error)
  }
}

/** Cancels an offer that is still unanswered. */
export function stopAskingDevice(): void {
  WebAuthnAbortService.cancelCeremony()
}
