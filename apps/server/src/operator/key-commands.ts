import { join } from 'node:path'
import { replaceKey } from '#credentials/key-file.ts'
import { listKeys, revokeKey } from '#credentials/key-store.ts'
import { loadWriter } from '#credentials/open-issuer.ts'
import { discardSignedWith } from '#credentials/store.ts'
import { transact } from '#database/transact.ts'
import { CommandError } from './command-error.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

type Context = Parameters<SchoolCommand['run']>[0]

/** Certificates are signed with the newest; the others stay listed, because they have signed too. */
export const listIssuerKeys: SchoolCommand = {
  words: ['keys', 'list'],
  parameters: [],
  meaning: 'shows the keys that certificates are and were signed with',
  run: async ({ storage }) => {
    const keys = await withDatabase(storage, listKeys)
    if (keys.length === 0) return 'No certificate has been signed yet; the first makes a key.'
    return keys
      .map(({ id, createdAt, retiredAt, revokedAt }) => {
        const state = revokedAt ? 'revoked' : retiredAt ? 'retired' : 'signs'
        return `${new Date(createdAt).toISOString().slice(0, 10)}  ${state.padEnd(7)}  ${id}`
      })
      .join('\n')
  },
}

/** A new key every year or so limits what a stolen one is worth. */
export const rotateKey: SchoolCommand = {
  words: ['keys', 'rotate'],
  parameters: [],
  meaning: 'makes a new key to sign certificates with; what the old one has signed stays valid',
  run: async (context) => {
    await withDatabase(context.storage, () => makeKey(context))
    return `The next certificate is signed with a new key, in ${context.storage.credentialKeyFile}. Keep a copy of it.`
  },
}

/** After a theft: the thief could sign anything with the key. */
export const revokeStolenKey: SchoolCommand = {
  words: ['keys', 'revoke'],
  parameters: ['KEY'],
  meaning: 'revokes a stolen key; what it has signed is signed again',
  run: async (context, [id = '']) => {
    const { storage, now } = context
    const { discarded, isCurrent } = await withDatabase(storage, async (database) => {
      const keys = await listKeys(database)
      const stolen = keys.find((one) => one.id === id)?.publicKeyMultibase
      if (stolen === undefined) {
        throw new CommandError(`There is no key “${id}”. See: npm run school -- keys list`)
      }
      const same = keys.filter(({ publicKeyMultibase }) => publicKeyMultibase === stolen)
      const signsNow = same.some(({ retiredAt }) => retiredAt === undefined)
      // First, so that what is signed from now on has the new key.
      if (signsNow) await makeKey(context)
      const count = await transact(database, async (transaction) => {
        await revokeKey(transaction, stolen, now())
        return discardSignedWith(
          transaction,
          same.map((key) => key.id),
        )
      })
      return { discarded: count, isCurrent: signsNow }
    })
    return [
      `${id} is revoked. Certificates to be signed again when they are next opened: ${discarded}.`,
      ...(isCurrent ? [`The new key is in ${storage.credentialKeyFile}. Keep a copy of it.`] : []),
    ].join('\n')
  },
}

async function makeKey({ storage, buildDirectory }: Context): Promise<void> {
  const { createKey } = await loadWriter(join(buildDirectory, 'credentials/write.js'))
  await replaceKey(storage.credentialKeyFile, createKey())
}
