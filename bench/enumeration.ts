import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPublicProfile, requestSignInMail, signInWithRecoveryCode, updateEmail } from '@cairn/contract'
import { connect, forMaintenance } from '../apps/server/src/database/connect.ts'
import { startPostgres } from '../apps/server/src/database/embedded/postgres-server.ts'
import { ensureBuilt } from '../ops/build.ts'
import { findFreePorts, startProduct } from '../tests/product/start-product.ts'
import { databaseAddress } from '../tests/product/open-database.ts'
import { seedSchool } from './api/seed-school.ts'
import { type Question, timeAnswers } from './enumeration/time-answers.ts'
import { printReport } from './print-report.ts'
import { distinguishability, median, rounded } from './statistics.ts'

/** Campers are numbered. Numbers beyond the last camper have no account, and names of the same length. */
const camperCount = 20_000
const [firstKnown, firstUnknown] = [10_000, 60_000]
const completionsPerCamper = 20

/** Samples of each kind of address; fewer where each request uses up a camper. */
const samples = 5000
const samplesOfCampers = 190

/**
 * Whether the time of an answer reveals if an address has an account. 0.5 is a guess; the last row measures a call that
 * does reveal it, as a reference.
 */
export async function benchEnumeration(): Promise<void> {
  await ensureBuilt()
  const directory = await mkdtemp(join(tmpdir(), 'bench-enumeration-'))
  const postgres = await startPostgres(directory)
  const school = await seedSchool(postgres.connection, camperCount * completionsPerCamper)
  const database = connect(postgres.connection, forMaintenance)
  const users = database.selectFrom('users').select(['email', 'user_id'])
  await database.insertInto('emails').columns(['email', 'user_id']).expression(users).execute()
  await database.destroy()
  const product = await startProduct({
    dataDirectory: directory,
    port: await findFreePorts(),
    environment: {
      DATABASE_URL: databaseAddress(postgres.connection),
      TRUST_PROXY: '127.0.0.1,::1',
      MAILS_PER_SCHOOL: '1000000',
    },
  })
  const questions: readonly Question[] = [
    {
      name: 'mail to sign in',
      count: samples,
      ask: (number) => ({ endpoint: requestSignInMail, body: { email: addressOf(number) } }),
    },
    {
      name: 'recovery code',
      count: samples,
      ask: (number) => ({
        endpoint: signInWithRecoveryCode,
        body: { email: addressOf(number), code: 'AAAA-BBBB-CCCC-DDDD' },
      }),
    },
    {
      name: 'change of address',
      count: samplesOfCampers,
      ask: (number) => ({
        endpoint: updateEmail,
        body: { email: addressOf(number) },
        camper: school.campers.pop(),
      }),
    },
    {
      name: 'profile, which does tell',
      count: samples,
      ask: (number) => ({ endpoint: getPublicProfile, search: `?username=camper-${number}` }),
    },
  ]
  try {
    const table: Record<string, string | number>[] = []
    const figures: Record<string, unknown> = {}
    for (const question of questions) {
      const times = await timeAnswers(product.origin, question, { firstKnown, firstUnknown })
      const measured = {
        samples: times.known.length + times.unknown.length,
        knownMs: rounded(median(times.known), 2),
        unknownMs: rounded(median(times.unknown), 2),
        auc: rounded(distinguishability(times.known, times.unknown), 3),
      }
      figures[question.name] = measured
      table.push({ question: question.name, ...measured })
    }
    printReport({ benchmark: 'enumeration', table, figures })
  } finally {
    await product.kill()
    await postgres.stop()
    await rm(directory, { recursive: true })
  }
}

function addressOf(number: number): string {
  return `${number}@example.org`
}
