import { createHash } from 'node:crypto'
import type { StatusPurpose } from '@cairn/contract'
import { BoundedCache } from '#cache/bounded-cache.ts'
import type { Database } from '#database/schema.ts'
import type { Issuer } from './issuer.ts'
import { findNewestList, listSetIndexes } from './status-store.ts'

type StatusListOptions = { database: Database; issuer: Issuer; now: () => Date }
type Published = { json: string; etag: string }

const mostKept = 64

/** Signed status lists, each signed again when one of its bits has changed. */
export function statusLists({ database, issuer, now }: StatusListOptions) {
  const signed = new BoundedCache<Promise<string>>(mostKept)

  /** Undefined if there is no such list. */
  return async (purpose: StatusPurpose, list: number): Promise<Published | undefined> => {
    if (list < 1 || list > (await findNewestList(database))) return undefined
    const indexes = await listSetIndexes(database, purpose, list)
    const { pem, key } = await issuer.openKey()
    const version = createHash('sha256').update(`${key.id} ${purpose} ${list} ${indexes.join(' ')}`)
    const etag = `"${version.digest('base64url')}"`
    const { origin, name: schoolName, openWriter } = issuer
    const json = await signed.getOrCreate(etag, async () =>
      (await openWriter()).writeStatusList(
        { origin, schoolName, purpose, list, issuedAt: now(), indexes },
        pem,
      ),
    )
    return { json, etag }
  }
}
