import { claimedCertificationType, type FoundCamper, limits } from '@cairn/contract'
import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import { pageOf } from './page-of.ts'

/** The newest campers whose name or address, former names included, contains a text. */
export async function findCampers(
  queryable: Queryable,
  search: string,
): Promise<{ campers: FoundCamper[]; hasMore: boolean }> {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[%_\\]/g, '\\$&')}%`
  const isClaim = sql<boolean>`challenge_type = ${claimedCertificationType}`
  const found = await queryable
    .selectFrom('users')
    .select((user) => [
      'users.user_id as userId',
      'username_display as username',
      'email',
      'created_at as createdAt',
      'blocked_at as blockedAt',
      user
        .selectFrom('sessions')
        .select((session) => session.fn.max('last_seen_at').as('last'))
        .whereRef('sessions.user_id', '=', 'users.user_id')
        .as('lastSeenAt'),
      user
        .selectFrom('completions')
        .select((completion) => completion.fn.countAll<string>().as('count'))
        .whereRef('completions.user_id', '=', 'users.user_id')
        .where((completion) => completion.not(isClaim))
        .as('completions'),
      user
        .selectFrom('completions')
        .select((completion) => completion.fn.countAll<string>().as('count'))
        .whereRef('completions.user_id', '=', 'users.user_id')
        .where(isClaim)
        .as('certificates'),
      user
        .exists(
          user.selectFrom('operators').select('user_id').whereRef('operators.user_id', '=', 'users.user_id'),
        )
        .as('isOperator'),
    ])
    .where((user) =>
      user.or([
        user('email', 'like', pattern),
        // Read once, and not for each account.
        user(
          'users.user_id',
          'in',
          user.selectFrom('usernames').select('user_id').where('usernames.username', 'like', pattern),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('users.user_id')
    .limit(limits.rowsPerOperatorPage + 1)
    .execute()
  const { rows, hasMore } = pageOf(found)
  return { campers: rows.map(present), hasMore }
}

type Row = Omit<
  FoundCamper,
  'createdAt' | 'blockedAt' | 'lastSeenAt' | 'completions' | 'certificates' | 'isOperator'
> & {
  createdAt: Date
  blockedAt: Date | null
  lastSeenAt: Date | null
  completions: string | null
  certificates: string | null
  isOperator: unknown
}

function present({ createdAt, blockedAt, lastSeenAt, completions, certificates, ...rest }: Row): FoundCamper {
  return {
    ...rest,
    createdAt: createdAt.getTime(),
    blockedAt: blockedAt?.getTime() ?? null,
    lastSeenAt: lastSeenAt?.getTime() ?? null,
    completions: Number(completions),
    certificates: Number(certificates),
    isOperator: Boolean(rest.isOperator),
  }
}
