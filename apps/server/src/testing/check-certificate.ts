import {
  addressOf,
  type CredentialVerdict,
  type CredentialState,
  type IssuerKey,
  listIssuerKeys,
  paths,
  showCredentialState,
} from '@cairn/contract'
import { checkCredential } from '@cairn/credentials/check'
import type { TestServer } from './build-test-server.ts'

type Certificate = { username: string; certSlug: string }

/** How far the signing of a certificate is; undefined if it is not shown. */
export async function stateOf(
  server: TestServer,
  certificate: Certificate,
): Promise<CredentialState | undefined> {
  const { status, body } = await server.visitor().send('GET', addressOf(showCredentialState, certificate))
  return status === 200 ? (body as CredentialState) : undefined
}

/** The signed credential of a certificate as a file, in one of its forms; undefined if it is not shown. */
export async function downloadCredential(
  server: TestServer,
  id: string,
  form: 'json' | 'svg' | 'png' = 'json',
): Promise<Buffer | undefined> {
  const { statusCode, rawPayload } = await server.app.inject(`${paths.credential(id)}.${form}`)
  return statusCode === 200 ? rawPayload : undefined
}

/** Checks a credential against what the school publishes, as a visitor’s browser does. */
export async function checkAgainst(server: TestServer, json: string): Promise<CredentialVerdict> {
  const { body } = await server.visitor().call(listIssuerKeys)
  const loadStatusList = async (address: string) => {
    const { statusCode, payload } = await server.app.inject(new URL(address).pathname)
    return statusCode === 200 ? payload : undefined
  }
  const { verdict } = await checkCredential(json, { keys: body['keys'] as IssuerKey[], loadStatusList })
  return verdict
}

/** The credential of a certificate that is signed, as JSON. */
export async function signedCredential(server: TestServer, certificate: Certificate): Promise<string> {
  const state = await stateOf(server, certificate)
  if (state?.state !== 'signed') throw new Error(`The certificate is ${state?.state ?? 'not shown'}`)
  return String(await downloadCredential(server, state.id))
}
