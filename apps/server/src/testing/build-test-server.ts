import { confirmSignIn, requestSignInMail } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { ChallengeFacts } from '#curriculum/open-curriculum.ts'
import { readFromReplica } from '#database/account-reader.ts'
import type { Database } from '#database/schema.ts'
import type { Issuer } from '#credentials/issuer.ts'
import { noDonations } from '#config/read-donations.ts'
import { openDonations } from '#donations/open-donations.ts'
import type { DonationServices } from '#donations/services.ts'
import { createLog } from '#log/create-log.ts'
import type { Mail, Mailer } from '#mail/mailer.ts'
import { defaultRules } from '#features/feature-rules.ts'
import { codeOf, tokenOf } from './mail-secrets.ts'
import { newAddress } from './new-address.ts'
import { openTestDatabase } from './open-test-database.ts'
import { openTestIssuer } from './open-test-issuer.ts'
import { otherExam, sampleExam } from './sample-exam.ts'
import { openTestJobs } from './open-test-jobs.ts'
import { certificationsOf } from './test-certifications.ts'
import { courseOfLessons } from './test-course.ts'
import { codeProjects, freeLab, lessonOf, linkProjects, serverProjects } from './test-projects.ts'
import type { TestServerOptions } from './test-server-options.ts'
import { Visitor } from './visitor.ts'
import { rememberMails } from './remember-mails.ts'

export type TestServer = {
  app: FastifyInstance
  /** Connected as the owner of the schema. */
  database: Database
  /** Connected as the server is, which can only read and write rows. */
  application: Database
  mails: Mail[]
  mailer: Mailer
  donations: DonationServices
  issuer: Issuer
  credentialKeyFile: string
  /** The server's clock; set it to travel in time. */
  clock: { now: Date }
  /** Advances that clock by this many milliseconds. */
  pass: (ms: number) => void
  /** Sends its requests from an address, if one is given. */
  visitor: (address?: string) => Visitor
  /** A visitor with a copy of another visitor's session. */
  thiefOf: (victim: Visitor) => Visitor
  /** The secrets in the mail that a visitor requests to sign in. */
  askForMail: (
    visitor: Visitor,
    email?: string,
    returnTo?: string,
  ) => Promise<{ token: string; code: string }>
  /** A visitor who has just signed in. */
  camper: (email?: string) => Promise<Visitor>
  close: () => Promise<void>
}

export const origin = 'http://school.test'
const secureOrigin = 'https://school.test'

/** Ids in the test server's curriculum. */
export const challengeIds = Array.from({ length: 300 }, (_id, index) => index.toString(16).padStart(24, '0'))

const testCourse = courseOfLessons(challengeIds)

export const testCertifications = certificationsOf(challengeIds)

const testProjects = [...codeProjects, ...linkProjects, ...serverProjects, freeLab]

/** A project of several files, whose code is saved to the account. */
export const projectId = 'd'.repeat(24)

/** Lessons that are completed by calls of their own, by type. */
export const specialIds = {
  backend: { id: 'b'.repeat(24), challengeType: 2 },
  frontEndProject: { id: 'c1'.repeat(12), challengeType: 3 },
  backEndProject: { id: 'c2'.repeat(12), challengeType: 4 },
  pythonProject: { id: 'c3'.repeat(12), challengeType: 10 },
  tutorial: { id: 'c4'.repeat(12), challengeType: 12 },
  tutorialProject: { id: 'c5'.repeat(12), challengeType: 13 },
  /** Of the remote editor by its type, with tests that run in the page. */
  sqlProject: { id: 'c6'.repeat(12), challengeType: 13 },
  exam: { id: sampleExam.id, challengeType: 17 },
  otherExam: { id: otherExam.id, challengeType: 30 },
  trophy: { id: 'e2'.repeat(12), challengeType: 18 },
  step: { id: 'e4'.repeat(12), challengeType: 7 },
} as const

/** Every lesson has these, even where they are withheld, except this one. */
export const sampleSolutions = [[{ fileKey: 'scriptjs', contents: 'let basket = true' }]]
export const unsolvedId = specialIds.step.id

/** The trophy of the lesson `specialIds.trophy`. */
export const trophyId = 'learn.wwl.get-started-c-sharp-part-1.trophy'

/** The GitHub owners of the school's tutorials, and the lessons that lead to each repository. */
const coderoadOwners = ['school']
const tutorials = new Map<string, (typeof specialIds)['tutorial' | 'tutorialProject']>([
  ['learn-stones', specialIds.tutorial],
  ['build-stones', specialIds.tutorialProject],
])

/** A real server on a fresh copy of the migrated database. */
export async function buildTestServer({
  microsoftLearnApiUrl = 'http://localhost:9',
  signInProviders = [],
  onMail,
  mailer: keepMail,
  weaken,
  isSecure = false,
  sharesDatabase = false,
  log = createLog({ level: 'silent' }),
  featureRules = defaultRules({ showsNewCurriculum: false, showsUpcomingChanges: false }),
  eventSink = () => undefined,
  replica,
  donations: taken = {},
  openEndings,
  runAgain,
  certifications = testCertifications,
  mailLimits = { perNetworkAndHour: Infinity, perSchoolAndHour: Infinity },
}: TestServerOptions = {}): Promise<TestServer> {
  const { database, ofRequests, close: closeDatabase } = await openTestDatabase(weaken)
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  const known = new Map<string, ChallengeFacts['challengeType']>([
    ...challengeIds.map((id) => [id, 0] as const),
    [projectId, 14],
    ...[...Object.values(specialIds), ...testProjects].map(
      ({ id, challengeType }) => [id, challengeType] as const,
    ),
  ])
  const findChallenge = (id: string): ChallengeFacts | undefined => {
    const challengeType = known.get(id)
    if (challengeType === undefined) return undefined
    return { id, title: id, challengeType, superBlock: 'course', block: 'block', dashedName: id }
  }
  const kept = keepMail?.({ database, now: () => clock.now })
  const { mails, mailer } = rememberMails({ database, onMail, kept })
  const findPlace = (id: string) =>
    known.has(id) ? { title: id, blockName: 'Block', path: `/learn/course/block/${id}` } : undefined
  const supportEmail = 'support@school.test'
  const donations = await openDonations({
    donations: { ...noDonations, ...taken },
    appOrigin: origin,
    supportEmail,
    database: ofRequests,
    mailer,
    now: () => clock.now,
    onFailure: (error) => log.error({ err: error }),
  })
  const {
    issuer,
    keyFile,
    close: closeIssuer,
  } = await openTestIssuer({
    database: ofRequests,
    origin: isSecure ? secureOrigin : origin,
    now: () => clock.now,
  })
  const jobs = (runAgain ?? openEndings) && (await openTestJobs(ofRequests, log))
  const app = await buildApp({
    config: {
      appOrigin: origin,
      appOrigins: [origin],
      coderoadOwners,
      forumInviteUrl: null,
      forumUrl: null,
      isSecure,
      mailLimits,
      microsoftLearnApiUrl,
      sharesDatabase,
      supportEmail,
      signInProviders,
      trustedProxies: [],
    },
    log,
    database: ofRequests,
    readAccount: replica && readFromReplica({ database: ofRequests, replica, log }),
    mailer,
    donations,
    giftEndings: jobs && (await openEndings?.(jobs, donations)),
    issuer,
    curriculum: {
      certifications,
      superBlocks: [testCourse],
      findSuperBlock: (id) => (id === testCourse.id ? testCourse : undefined),
      findTrophyId: async (id) => (id === specialIds.trophy.id ? trophyId : undefined),
      bringsEnvironment: async (id) => id === specialIds.sqlProject.id,
      loadChallenge: async (id) => lessonOf(testProjects.find((project) => project.id === id)),
      isCertificationProject: (id) => certifications.some(({ tests }) => tests.some((one) => one.id === id)),
      loadRefused: async () => [],
      loadSeeds: async (id) => testProjects.find((project) => project.id === id)?.seeds ?? [],
      findTutorial: async (repository) => findChallenge(tutorials.get(repository)?.id ?? ''),
      findChallenge,
    },
    findPlace,
    findExam: async (id) => [sampleExam, otherExam].find((exam) => exam.id === id),
    loadSolutions: async ({ id }) => (id === unsolvedId ? [] : sampleSolutions),
    searches: { in: () => ({ version: 'test', find: async () => [] }) },
    featureRules,
    eventSink,
    running: runAgain && jobs && { jobs, runAgain },
    now: () => clock.now,
  })
  const visitor: TestServer['visitor'] = (address) => {
    const newcomer = new Visitor(app)
    newcomer.address = address
    return newcomer
  }
  const askForMail: TestServer['askForMail'] = async (
    asking,
    email = newAddress(),
    returnTo = '/learn/somewhere',
  ) => {
    await asking.call(requestSignInMail, { email, returnTo })
    const mail = mails.at(-1)
    return { token: tokenOf(mail), code: codeOf(mail) }
  }
  return {
    app,
    database,
    application: ofRequests,
    mails,
    mailer,
    donations,
    issuer,
    credentialKeyFile: keyFile,
    clock,
    pass: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    visitor,
    thiefOf: (victim) => {
      const thief = visitor()
      thief.cookies.set('sid', victim.cookies.get('sid') ?? '')
      return thief
    },
    askForMail,
    camper: async (email) => {
      const camper = visitor()
      const { code } = await askForMail(camper, email)
      await camper.call(confirmSignIn, { code })
      return camper
    },
    close: async () => {
      await app.close()
      await jobs?.close()
      await closeDatabase()
      await closeIssuer()
    },
  }
}
