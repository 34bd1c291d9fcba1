import { createPrivateKey } from 'node:crypto'
import { readOrCreateKey } from '#credentials/key-file.ts'
import { MovingError } from './moving-error.ts'

/**
 * Puts the key that an imported school signs with into its file.
 *
 * @throws MovingError if that file holds another key, and for a text that is no key.
 */
export async function keepKey(file: string, key: string | null): Promise<void> {
  if (key === null) return
  if (!isKey(key)) throw new MovingError('The file is damaged: its key of certificates cannot be read.')
  if ((await readOrCreateKey(file, () => key)) !== key)
    throw new MovingError(
      `${file} holds another key of certificates already. Move it away, or name another file with CREDENTIAL_KEY_FILE.`,
    )
}

function isKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}
