import { type CredentialVerdict, type IssuerKey, paths } from '@cairn/contract'
import { call } from '#shared/call/call.ts'

/**
 * Checks a signed certificate in this browser, against what the school publishes.
 *
 * @returns `insecure` where the browser has no cryptography, which is everywhere but on secure pages
 * @throws when something could not be fetched
 */
export async function checkSigned(id: string): Promise<CredentialVerdict | 'insecure'> {
  if (!globalThis.isSecureContext) return 'insecure'
  const [{ checkCredential }, credential, keys] = await Promise.all([
    import('@cairn/credentials/check'),
    fetchText(`${paths.credential(id)}.json`),
    fetchKeys(),
  ])
  const loadStatusList = (address: string) => fetchText(new URL(address).pathname).catch(() => undefined)
  return (await checkCredential(credential, { keys, loadStatusList })).verdict
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return response.text()
}

async function fetchKeys(): Promise<IssuerKey[]> {
  const answer = await call('listIssuerKeys')
  if (!answer.ok) throw new Error('The keys could not be fetched')
  return answer.value.keys
}
