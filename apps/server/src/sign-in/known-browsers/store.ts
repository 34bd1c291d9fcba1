import { limits } from '@cairn/contract'
import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

type SignedIn = { userId: string; signedInAt: Date }

/** Replaces a browser's old marks for this account by one. Returns the replaced ones. */
export async function replaceKnownBrowser(
  queryable: Queryable,
  { userId, signedInAt, markHash, borne }: SignedIn & { markHash: Buffer; borne: readonly Buffer[] },
): Promise<Buffer[]> {
  const replaced = await queryable
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('mark_hash', '=', sql<Buffer>`any(${[...borne]})`)
    .returning('mark_hash')
    .execute()
  await queryable
    .insertInto('known_browsers')
    .values({ user_id: userId, mark_hash: markHash, signed_in_at: signedInAt })
    .execute()
  const oldest = new Date(signedInAt.getTime() - limits.knownBrowserLifetimeMs)
  await queryable
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([
        row('signed_in_at', '<=', oldest),
        row(
          'mark_hash',
          'in',
          row
            .selectFrom('known_browsers')
            .select('mark_hash')
            .where('user_id', '=', userId)
            .orderBy('signed_in_at', 'desc')
            .offset(limits.knownBrowsersPerAccount),
        ),
      ]),
    )
    .execute()
  return replaced.map(({ mark_hash }) => mark_hash)
}

/** Remembers the network of a sign-in, for as long as that counts as recent. */
export async function upsertKnownNetwork(
  queryable: Queryable,
  { userId, signedInAt, networkHash }: SignedIn & { networkHash: Buffer },
): Promise<void> {
  const oldest = new Date(signedInAt.getTime() - limits.knownNetworkLifetimeMs)
  await queryable
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('signed_in_at', '<=', oldest)
    .execute()
  await queryable
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: networkHash, signed_in_at: signedInAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ signed_in_at: signedInAt }),
    )
    .execute()
}

type Claimed = { userId: string; markHashes: readonly Buffer[]; networkHash: Buffer; now: Date }

/** Whether an account has signed in with a browser, and recently from a network. */
export async function findKnown(
  queryable: Queryable,
  { userId, markHashes, networkHash, now }: Claimed,
): Promise<{ isBrowserKnown: boolean; isNetworkKnown: boolean }> {
  return queryable
    .selectNoFrom((row) => [
      row
        .exists(
          row
            .selectFrom('known_browsers')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('mark_hash', '=', sql<Buffer>`any(${[...markHashes]})`)
            .where('signed_in_at', '>', new Date(now.getTime() - limits.knownBrowserLifetimeMs)),
        )
        .as('isBrowserKnown'),
      row
        .exists(
          row
            .selectFrom('known_networks')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('network_hash', '=', networkHash)
            .where('signed_in_at', '>', new Date(now.getTime() - limits.knownNetworkLifetimeMs)),
        )
        .as('isNetworkKnown'),
    ])
    .$castTo<{ isBrowserKnown: boolean; isNetworkKnown: boolean }>()
    .executeTakeFirstOrThrow()
}

/** For an account that may have been in other hands. `keptSession`: the browser of this session stays known. */
export async function forgetKnownBrowsers(
  queryable: Queryable,
  userId: string,
  keptSession: Buffer = Buffer.alloc(0),
): Promise<void> {
  await queryable
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('sessions')
            .select('session_hash')
            .whereRef('sessions.user_id', '=', 'known_browsers.user_id')
            .whereRef('sessions.mark_hash', '=', 'known_browsers.mark_hash')
            .where('session_hash', '=', keptSession),
        ),
      ),
    )
    .execute()
  await queryable.deleteFrom('known_networks').where('user_id', '=', userId).execute()
}

export async function forgetKnownBrowser(
  queryable: Queryable,
  userId: string,
  markHash: Buffer,
): Promise<void> {
  await queryable
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('mark_hash', '=', markHash)
    .execute()
}
