import {
  type ChallengePlace,
  claimedCertificationType,
  type CompletedChallenge,
  type CompletionOutline,
  findCertificationById,
  limits,
  type ProfileUi,
  type ShownProfile,
  type TimelinePage,
  timelineRowOf,
} from '@cairn/contract'
import { ByteCache } from '#cache/byte-cache.ts'
import type { AccountReader } from '#database/account-reader.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { presentLockedUser, presentProfileUser, presentPublicUser } from './present-public-user.ts'
import { toCompletedChallenge, toCompletionOutline } from './present-completion.ts'
import { findPublicRow, type PublicRow } from './profile-store.ts'
import { completeProfileUi, isFoundAs, withoutOwnPictures } from './rules.ts'
import {
  completionsAsJson,
  findCompletion,
  findProfileKey,
  listOutlines,
  listTimelineIds,
} from './timeline-store.ts'

/**
 * Campers' public profiles, by any current or former name, in any case; locked ones by the current name only. What a profile's switches hide is never
 * read. Undefined if there is no such camper; a locked profile shows nothing either, and only `findPage`
 * distinguishes the two.
 */
export type Profiles = {
  /**
   * Changes with everything in the account. That of a locked profile changes with the little that it shows only, so that
   * strangers cannot tell from how long a page takes that its camper is learning.
   */
  findRevision: (username: string) => Promise<string | undefined>
  /** The moments of points, as one text; empty if they are not shown. */
  findActivity: (username: string) => Promise<string>
  findPage: (username: string) => Promise<ShownProfile | undefined>
  /** A page of the timeline, counted from 1. */
  findTimelinePage: (username: string, page: number) => Promise<TimelinePage | undefined>
  findSolution: (username: string, challengeId: string) => Promise<CompletedChallenge | undefined>
  /** The completions of these challenges. */
  listWork: (username: string, challengeIds: readonly string[]) => Promise<CompletionOutline[]>
  /** The complete answer of `getPublicProfile`, as JSON. */
  findAnswer: (username: string) => Promise<Buffer | undefined>
}

/** What a profile shows except solutions: the same for all requests until the account changes. */
type Kept = { row: PublicRow; timelineIds: string[] }

type Account = { user_id: string; revision: string; profile_ui: Partial<ProfileUi> }

const summaryBytes = 32 * 1024 * 1024
const answerBytes = 64 * 1024 * 1024

type Options = {
  database: Database
  /** Where the large queries run; `database` if it is left out. */
  readAccount?: AccountReader | undefined
  findPlace: (challengeId: string) => ChallengePlace | undefined
  appOrigins: readonly string[]
}

/** Every request starts with one small query for the account's revision; the large ones run once per revision. */
export function openProfiles({
  database,
  readAccount = (_account, read) => read(database),
  findPlace,
  appOrigins,
}: Options): Profiles {
  const summaries = new ByteCache<Kept | undefined>(
    summaryBytes,
    (kept) => JSON.stringify(kept ?? null).length,
  )
  const answers = new ByteCache<Buffer | undefined>(answerBytes, (answer) => answer?.byteLength ?? 0)

  const findRow = async (queryable: Queryable, userId: string) => {
    const row = await findPublicRow(queryable, userId)
    return row && withoutOwnPictures(row, appOrigins)
  }
  const makeAnswer = async (account: Account) => {
    const { user_id, profile_ui } = account
    const { showTimeLine, showCerts: withCertifications } = completeProfileUi(profile_ui)
    return readAccount(account, async (queryable) => {
      const row = await findRow(queryable, user_id)
      const completions = showTimeLine
        ? await completionsAsJson(queryable, user_id, { withCertifications })
        : ''
      return row && answerOf(row, completions)
    })
  }
  const findKey = async (username: string) => {
    const key = await findProfileKey(database, username)
    if (!key) return undefined
    const { is_locked: isLocked, username_display: currentName } = key
    return isFoundAs(username, { isLocked, currentName }) ? key : undefined
  }
  const findOpen = async (username: string): Promise<Account | undefined> => {
    const key = await findKey(username)
    return key && !key.is_locked ? key : undefined
  }
  const findKept = (account: Account) =>
    summaries.getOrCreate(account.revision, async () => {
      const { user_id, profile_ui } = account
      const { showTimeLine, showCerts: withCertifications } = completeProfileUi(profile_ui)
      return readAccount(account, async (queryable) => {
        const row = await findRow(queryable, user_id)
        const timelineIds = showTimeLine
          ? await listTimelineIds(queryable, user_id, { withCertifications })
          : []
        return row && { row, timelineIds }
      })
    })
  const readOutlines = async (account: Account, ids: readonly string[]) =>
    readAccount(account, async (queryable) => listOutlines(queryable, account.user_id, ids))
  const timelinePage = async (
    account: Account,
    { row, timelineIds }: Kept,
    page: number,
  ): Promise<TimelinePage> => {
    const known = timelineIds.filter((id) => findCertificationById(id) ?? findPlace(id))
    const start = (page - 1) * limits.timelineRowsPerPage
    const ids = known.slice(start, start + limits.timelineRowsPerPage)
    const outlines = new Map((await readOutlines(account, ids)).map((one) => [one.challenge_id, one]))
    const rows = ids.flatMap((id) => {
      const outline = outlines.get(id)
      const shown = outline && toCompletionOutline(outline)
      return (shown && timelineRowOf(shown, findPlace(id), row.username_display)) ?? []
    })
    return { rows, pageCount: Math.ceil(known.length / limits.timelineRowsPerPage) }
  }

  return {
    findRevision: async (username) => {
      const key = await findKey(username)
      return key?.is_locked ? JSON.stringify(presentLockedUser(key)) : key?.revision
    },
    findActivity: async (username) => {
      const account = await findOpen(username)
      const kept = account && (await findKept(account))
      return kept?.row.seconds_of_points ?? ''
    },
    findPage: async (username) => {
      const key = await findKey(username)
      if (!key) return undefined
      if (key.is_locked) return { user: presentLockedUser(key) }
      const kept = await findKept(key)
      return (
        kept && {
          user: presentProfileUser(kept.row),
          activity: kept.row.seconds_of_points ?? '',
          timeline: await timelinePage(key, kept, 1),
        }
      )
    },
    findTimelinePage: async (username, page) => {
      const account = await findOpen(username)
      const kept = account && (await findKept(account))
      return account && kept && timelinePage(account, kept, page)
    },
    findSolution: async (username, challengeId) => {
      const account = await findOpen(username)
      const row =
        account &&
        (await readAccount(account, async (queryable) =>
          findCompletion(queryable, account.user_id, challengeId),
        ))
      return row && isShown(row, account) ? toCompletedChallenge(row) : undefined
    },
    listWork: async (username, challengeIds) => {
      const account = await findOpen(username)
      if (!account) return []
      const rows = await readOutlines(account, challengeIds)
      return rows.filter((row) => isShown(row, account)).map(toCompletionOutline)
    },
    findAnswer: async (username) => {
      const account = await findOpen(username)
      return account && answers.getOrCreate(account.revision, () => makeAnswer(account))
    },
  }
}

function isShown({ challenge_type }: { challenge_type: number }, { profile_ui }: Account): boolean {
  const { showTimeLine, showCerts } = completeProfileUi(profile_ui)
  return showTimeLine && (showCerts || challenge_type !== claimedCertificationType)
}

/** The completions come from the database as JSON text and are inserted into the rest as they are. */
function answerOf(row: PublicRow, completions: string): Buffer {
  const name = JSON.stringify(row.username_display)
  const rest = JSON.stringify(presentPublicUser(row)).slice(0, -1)
  const user = `${rest},"completedChallenges":[${completions}]}`
  return Buffer.from(`{"entities":{"user":{${name}:${user}}},"result":${name}}`)
}
