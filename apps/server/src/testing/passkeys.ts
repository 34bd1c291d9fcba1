import { addPasskey, newPasskeyOptions, type OkOf, passkeySignInOptions } from '@cairn/contract'
import { origin, type TestServer } from './build-test-server.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import type { Visitor } from './visitor.ts'

export async function askForNewPasskey(visitor: Visitor): Promise<OkOf<typeof newPasskeyOptions>> {
  return (await visitor.call(newPasskeyOptions)).body as unknown as OkOf<typeof newPasskeyOptions>
}

export async function askForPasskey(visitor: Visitor): Promise<OkOf<typeof passkeySignInOptions>> {
  return (await visitor.call(passkeySignInOptions)).body as unknown as OkOf<typeof passkeySignInOptions>
}

/** Gives an account a passkey on a new device. */
export async function addDevice(visitor: Visitor): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator(origin)
  await visitor.call(addPasskey, device.create(await askForNewPasskey(visitor)))
  return device
}

/** A camper, and a device with a passkey of theirs. */
export async function camperWithPasskey(server: TestServer) {
  const camper = await server.camper()
  return { camper, device: await addDevice(camper) }
}

/** A device's answer to a new challenge, with which the visitor can sign in or confirm. */
export async function passkeyAnswer(visitor: Visitor, device: SoftwareAuthenticator) {
  return device.get(await askForPasskey(visitor))
}
