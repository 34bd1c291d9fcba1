import { createPrivateKey } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { broken, type Finding, good, odd } from './finding.ts'

/** The key that certificates are signed with; without a file the first certificate makes one. */
export function checkKeys(file: string): Finding[] {
  if (!existsSync(file)) return [good('No certificate was signed yet; the first makes a key.')]
  try {
    const { asymmetricKeyType } = createPrivateKey(readFileSync(file))
    if (asymmetricKeyType !== 'ed25519')
      return [broken(`${file} holds no Ed25519 key but ${asymmetricKeyType}.`)]
  } catch {
    return [
      broken(
        `${file} holds no key that can be read. Restore it from a backup, or make another: keys rotate.`,
      ),
    ]
  }
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0
  return isOpen
    ? [odd(`Other users of this machine can read ${file}, and sign certificates. Take that right from them.`)]
    : [good('The key of certificates can be read.')]
}
