import type { CredentialVerdict, EvidenceKind, IssuerKey } from './entities/credential.ts'

/** What a certificate says, in the school's own terms. */
export type CredentialFacts = {
  /** A UUID, part of the credential's permanent address. */
  id: string
  /** Where the school is found, such as `https://school.example`. */
  origin: string
  schoolName: string
  issuedAt: Date
  earnedAt: Date
  achievement: {
    slug: string
    title: string
    /** Null for a certification that states no hours. */
    hours: number | null
  }
  holder: {
    /** Undefined where the holder shows none. */
    name: string | undefined
    /** Stored only as a salted hash, so that holders can prove that it is theirs. */
    email: string | undefined
    salt: string
  }
  requirements: readonly CredentialRequirement[]
  status: StatusPlace
}

export type CredentialRequirement = { title: string; evidence: EvidenceKind; checkedAt: Date | undefined }

/** Entries of a status list: so many that an index tells nothing about its holder (Bitstring Status List, “Group privacy”). */
export const statusListLength = 131_072

/** A place in the lists that say which credentials are revoked or suspended. */
export type StatusPlace = { list: number; index: number }

export const statusPurposes = ['revocation', 'suspension'] as const
export type StatusPurpose = (typeof statusPurposes)[number]

export type StatusListFacts = {
  origin: string
  schoolName: string
  purpose: StatusPurpose
  list: number
  issuedAt: Date
  /** The places whose bit is set. */
  indexes: readonly number[]
}

/** The public half of a key, and what signatures call it. */
export type PublicIssuerKey = { did: string; id: string; publicKeyMultibase: string }

/** What the built library of credentials provides to the server, which has no JSON-LD of its own. */
export type CredentialWriter = {
  /** A new Ed25519 key as PEM (PKCS #8). */
  createKey: () => string
  /** @throws Error if the PEM holds no Ed25519 key. */
  readKey: (pem: string, origin: string) => Promise<PublicIssuerKey>
  /** The document behind a `did:web`, with all keys whose signatures are valid. */
  didDocument: (did: string, keys: readonly Pick<PublicIssuerKey, 'id' | 'publicKeyMultibase'>[]) => object
  /** A signed Open Badges 3.0 credential as JSON text. */
  writeCredential: (facts: CredentialFacts, pem: string) => Promise<string>
  /** A signed Bitstring Status List credential as JSON text. */
  writeStatusList: (facts: StatusListFacts, pem: string) => Promise<string>
  /** An SVG badge with the credential inside (Open Badges 3.0, “Baking”). */
  bakeSvg: (badge: string, credential: string) => string
  /** A PNG badge with the credential inside. */
  bakePng: (badge: Uint8Array, credential: string) => Uint8Array
}

/** What the server writes into the page that checks files, so that it needs no school once it is saved. */
export type VerifierFacts = {
  keys: readonly IssuerKey[]
  /** The JSON of each status list, by its path. */
  statusLists: Readonly<Record<string, string>>
  /** BCP 47, for dates. */
  dateLocale: string
  texts: {
    checking: string
    failed: string
    insecure: string
    holder: string
    nameless: string
    certification: string
    earned: string
    school: string
    verdicts: Readonly<Record<CredentialVerdict, string>>
  }
}
