import {
  completeModernChallenge,
  csrfCookie,
  csrfHeader,
  getPublicProfile,
  getSessionUser,
} from '@cairn/contract'
import type { InjectOptions } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { buildApp } from '../../apps/server/src/app.ts'
import type { Connection } from '../../apps/server/src/database/connect.ts'
import { noDonations } from '../../apps/server/src/config/read-donations.ts'
import { openDonations } from '../../apps/server/src/donations/open-donations.ts'
import { defaultRules } from '../../apps/server/src/features/feature-rules.ts'
import type { Schema } from '../../apps/server/src/database/schema.ts'
import { createLog } from '../../apps/server/src/log/create-log.ts'
import type { SignedIn } from './seed-school.ts'

export type RecordedQuery = { sql: string; parameters: readonly unknown[] }

/** The queries behind each call, in order, and the placeholders for a request's values. */
export type Recording = {
  queries: Record<'sessionUser' | 'completion' | 'publicProfile', RecordedQuery[]>
  camper: Pick<SignedIn, 'userId' | 'username'>
  lessonId: string
}

const lessonId = 'e'.repeat(24)

async function notNeeded(): Promise<never> {
  throw new Error('No certificate is signed here')
}

/** Has the real server answer one request of each kind and records its database queries. */
export async function recordQueries(connection: Connection, camper: SignedIn): Promise<Recording> {
  const heard: RecordedQuery[] = []
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Pool(connection) }),
    log: ({ query }) => {
      heard.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  const origin = 'http://school.test'
  const mailer = { isLocal: false, keep: async () => () => undefined, send: async () => undefined }
  const donations = await openDonations({
    donations: noDonations,
    appOrigin: origin,
    supportEmail: 'support@school.test',
    database,
    mailer,
    now: () => new Date(),
    onFailure: () => undefined,
  })
  const app = await buildApp({
    config: {
      appOrigin: origin,
      appOrigins: [origin],
      coderoadOwners: [],
      forumInviteUrl: null,
      forumUrl: null,
      isSecure: false,
      mailLimits: { perNetworkAndHour: 10, perSchoolAndHour: 200 },
      microsoftLearnApiUrl: 'http://localhost:9',
      sharesDatabase: false,
      signInProviders: [],
      supportEmail: 'support@school.test',
      trustedProxies: [],
    },
    log: createLog({ level: 'silent' }),
    database,
    donations,
    issuer: {
      origin,
      name: 'School',
      openWriter: notNeeded,
      openKey: notNeeded,
      readVerifier: notNeeded,
    },
    mailer,
    curriculum: {
      findChallenge: (id) => ({ id, title: '', challengeType: 0, superBlock: '', block: '', dashedName: '' }),
      certifications: [],
      superBlocks: [],
      findSuperBlock: () => undefined,
      findTrophyId: async () => undefined,
      findTutorial: async () => undefined,
      bringsEnvironment: async () => false,
      isCertificationProject: () => false,
      loadChallenge: async () => undefined,
      loadRefused: async () => [],
      loadSeeds: async () => [],
    },
    findPlace: () => undefined,
    findExam: async () => undefined,
    loadSolutions: async () => [],
    searches: { in: () => ({ version: '', find: async () => [] }) },
    featureRules: defaultRules({ showsNewCurriculum: false, showsUpcomingChanges: false }),
    eventSink: () => undefined,
    now: () => new Date(),
  })
  const cookies = { sid: camper.cookie }
  const ping = await app.inject({ url: '/status/ping', cookies })
  const token = ping.cookies.find(({ name }) => name === csrfCookie)?.value ?? ''
  const record = async (request: InjectOptions): Promise<RecordedQuery[]> => {
    heard.length = 0
    const answer = await app.inject(request)
    if (answer.statusCode !== 200) throw new Error(`Recording failed: ${answer.body}`)
    return [...heard]
  }
  const queries = {
    sessionUser: await record({ url: getSessionUser.path, cookies }),
    publicProfile: await record({ url: `${getPublicProfile.path}?username=${camper.username}` }),
    completion: await record({
      method: 'POST',
      url: completeModernChallenge.path,
      cookies,
      headers: { [csrfHeader]: token },
      payload: { id: lessonId, challengeType: 0 },
    }),
  }
  await app.close()
  await database.destroy()
  return { queries, camper: { userId: camper.userId, username: camper.username }, lessonId }
}
