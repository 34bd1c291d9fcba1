import type { CredentialWriter, PublicIssuerKey } from '@cairn/contract'

/** The school as it signs certificates. */
export type Issuer = {
  /** The origin of its pages, which credentials name. */
  origin: string
  name: string
  /** Loaded when it is first needed, because that takes a quarter of a second. */
  openWriter: () => Promise<CredentialWriter>
  /** The script of the page that checks files. */
  readVerifier: () => Promise<string>
  /** The key to sign with now. The file is read each time, so that a new key needs no restart. */
  openKey: () => Promise<IssuerKeyPair>
}

export type IssuerKeyPair = { pem: string; key: PublicIssuerKey }
