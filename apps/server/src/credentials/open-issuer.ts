import { pathToFileURL } from 'node:url'
import type { CredentialWriter } from '@cairn/contract'
import { shell } from '@cairn/locales/server'
import type { Database } from '#database/schema.ts'
import type { Issuer, IssuerKeyPair } from './issuer.ts'
import { readOrCreateKey } from './key-file.ts'
import { isRevoked, recordCurrentKey } from './key-store.ts'

type IssuerOptions = Pick<Issuer, 'origin' | 'openWriter' | 'readVerifier'> & {
  database: Database
  keyFile: string
  now: () => Date
}

/** The school as the issuer of certificates. Its key is made when it is first needed. */
export function openIssuer({
  database,
  origin,
  keyFile,
  now,
  openWriter,
  readVerifier,
}: IssuerOptions): Issuer {
  let opened: IssuerKeyPair | undefined
  const openKey = async () => {
    const writer = await openWriter()
    const pem = await readOrCreateKey(keyFile, writer.createKey)
    if (opened?.pem !== pem) {
      const key = await writer.readKey(pem, origin)
      if (await isRevoked(database, key.publicKeyMultibase)) {
        throw new Error(`The key in ${keyFile} was revoked. Make another one: npm run school -- keys rotate`)
      }
      await recordCurrentKey(database, key, now())
      opened = { pem, key }
    }
    return opened
  }
  return { origin, name: shell.product, openWriter, openKey, readVerifier }
}

/** Loads what `npm run build` has made of `packages/credentials`; Node does that once. */
export async function loadWriter(file: string): Promise<CredentialWriter> {
  const { writer } = (await import(pathToFileURL(file).href)) as { writer: CredentialWriter }
  return writer
}
