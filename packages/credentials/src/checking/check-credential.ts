import type { CredentialVerdict, IssuerKey } from '@cairn/contract'
import { CredentialShape, StatusListShape } from './credential-shape.ts'
import { hasProofsOf } from './has-proofs-of.ts'
import { isSet } from './is-set.ts'

export type CheckedCredential = {
  verdict: CredentialVerdict
  /** What the credential says of itself; undefined if it is unreadable. */
  credential?: CredentialShape
}

type CheckOptions = {
  keys: readonly IssuerKey[]
  /** The JSON of a status list; undefined if it cannot be had. */
  loadStatusList: (address: string) => Promise<string | undefined>
}

/** Characters. A school's credentials have some thousands. */
const maxCredentialLength = 100_000

/** Checks a credential of one's own school: its signatures, the key, and whether it was taken back. */
export async function checkCredential(json: string, options: CheckOptions): Promise<CheckedCredential> {
  const document = json.length > maxCredentialLength ? undefined : parse(json)
  const { data: credential } = CredentialShape.safeParse(document)
  if (!credential) return { verdict: 'unreadable' }
  return { verdict: await judge(document as object, credential, options), credential }
}

async function judge(
  document: object,
  credential: CredentialShape,
  { keys, loadStatusList }: CheckOptions,
): Promise<CredentialVerdict> {
  const key = keyOf(credential, keys)
  if (!key) return 'unknownKey'
  if (!(await hasProofsOf(document, key))) return 'changed'
  if (key.revokedAt !== undefined) return 'revokedKey'
  const states = await Promise.all(
    credential.credentialStatus.map((status) => stateOf(status, keys, loadStatusList)),
  )
  const worstFirst = ['revoked', 'suspended', 'unknownStatus'] as const
  return worstFirst.find((state) => states.includes(state)) ?? 'valid'
}

function keyOf({ proof, issuer }: CredentialShape, keys: readonly IssuerKey[]): IssuerKey | undefined {
  const [id = '', ...others] = new Set(proof.map(({ verificationMethod }) => verificationMethod))
  if (others.length > 0 || !id.startsWith(`${issuer.id}#`)) return undefined
  return keys.find((key) => key.id === id)
}

type Status = CredentialShape['credentialStatus'][number]
type State = 'revoked' | 'suspended' | 'unknownStatus' | 'valid'

async function stateOf(
  { statusListCredential: address, statusListIndex, statusPurpose }: Status,
  keys: readonly IssuerKey[],
  loadStatusList: CheckOptions['loadStatusList'],
): Promise<State> {
  const document = parse((await loadStatusList(address)) ?? '')
  const { data: list } = StatusListShape.safeParse(document)
  const isGenuine =
    list && isSamePlace(list.id, address) && list.credentialSubject.statusPurpose === statusPurpose
  if (!isGenuine || !(await isSignedByAny(document as object, keys))) return 'unknownStatus'
  if (!(await isSet(list.credentialSubject.encodedList, Number(statusListIndex)))) return 'valid'
  return statusPurpose === 'suspension' ? 'suspended' : 'revoked'
}

/** A school may have moved to another host since it signed the credential; its lists have moved along. */
function isSamePlace(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).pathname === new URL(other).pathname
}

async function isSignedByAny(document: object, keys: readonly IssuerKey[]): Promise<boolean> {
  for (const key of keys) {
    if (key.revokedAt === undefined && (await hasProofsOf(document, key))) return true
  }
  return false
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
