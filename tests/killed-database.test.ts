import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { completeModernChallenge, csrfCookie, csrfHeader, ping } from '@cairn/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, forMaintenance } from '../apps/server/src/database/connect.ts'
import { dataFolder, readConnection } from '../apps/server/src/database/embedded/data-folder.ts'
import { signalPostgres } from '../apps/server/src/testing/signal-postgres.ts'
import type { Database } from '../apps/server/src/database/schema.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { isNightly } from './product/is-nightly.ts'
import { type SeededCamper, seedCampers } from './product/seed-campers.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const kills = isNightly ? 20 : 1
const acknowledgedPerKill = isNightly ? 5000 : 150
const writers = 20

/** Kills until the twin must have lost something. */
const mostKills = 6

/** A hundred thousand submissions take a while on a busy machine. */
const timeout = isNightly ? 90 * 60_000 : 120_000

/** Enough campers that lessons never run out, however often one has to be sent again. */
const spareCampers = 2 * writers

describe('a submission that was acknowledged before all of PostgreSQL was killed', () => {
  let directory: string
  let product: Product
  let ids: string[]
  let campers: SeededCamper[]
  let acknowledged: Set<string>

  beforeEach(async () => {
    ids = await readChallengeIds()
    directory = await mkdtemp(join(tmpdir(), 'killed-'))
    product = await startProduct({ dataDirectory: directory, port: await findFreePorts() })
    const needed = Math.ceil((kills * acknowledgedPerKill) / ids.length) + spareCampers
    campers = await asOwner((owner) => seedCampers(owner, needed))
    acknowledged = new Set()
  })
  afterEach(async () => {
    await product.stop()
    await rm(directory, { recursive: true })
  })

  async function asOwner<Result>(work: (owner: Database) => Promise<Result>): Promise<Result> {
    const owner = connect(await readConnection(directory), forMaintenance)
    try {
      return await work(owner)
    } finally {
      await owner.destroy()
    }
  }

  const send = (path: string, init: RequestInit) => fetch(product.origin + path, init)

  /** A camper completes all lessons, and sends each one again until it is acknowledged. */
  async function completeAll({ userId, cookie }: SeededCamper, isOver: () => boolean): Promise<void> {
    let token: string | undefined
    for (const id of ids) {
      while (!isOver() && !acknowledged.has(`${userId} ${id}`)) {
        token ??= await askForToken(cookie)
        const answer = await send(completeModernChallenge.path, {
          method: 'POST',
          headers: {
            cookie: `${cookie}; ${csrfCookie}=${token}`,
            [csrfHeader]: token ?? '',
            'content-type': 'application/json',
          },
          body: JSON.stringify({ id, challengeType: 0 }),
        })
        await answer.text()
        if (answer.status === 200) acknowledged.add(`${userId} ${id}`)
        else await wait(20)
      }
    }
  }

  async function askForToken(cookie: string): Promise<string | undefined> {
    const answer = await send(ping.path, { headers: { cookie } })
    await answer.text()
    const [pair = ''] = answer.headers.getSetCookie().filter((text) => text.startsWith(`${csrfCookie}=`))
    return answer.ok ? decodeURIComponent(pair.slice(csrfCookie.length + 1).split(';')[0] ?? '') : undefined
  }

  /** Kills PostgreSQL at an acknowledgement, while other requests are pending, until enough have arrived. */
  async function completeWhileKilling(times: number): Promise<void> {
    const waiting = [...campers]
    const before = acknowledged.size
    let killed = 0
    const isOver = () => killed >= times
    const write = async () => {
      for (let camper = waiting.shift(); camper && !isOver(); camper = waiting.shift()) {
        await completeAll(camper, () => {
          if (!isOver() && acknowledged.size >= before + (killed + 1) * acknowledgedPerKill) {
            killed += 1
            signalPostgres(dataFolder(directory).data, 'SIGKILL')
          }
          return isOver()
        })
      }
    }
    await Promise.all(Array.from({ length: writers }, write))
    expect(killed).toBe(times)
  }

  /** Acknowledged completions that are missing. */
  async function countLost(): Promise<number> {
    let kept: { user_id: string; challenge_id: string }[] = []
    const read = async () => {
      kept = await asOwner((owner) =>
        owner.selectFrom('completions').select(['user_id', 'challenge_id']).execute(),
      )
    }
    await expect.poll(() => read().then(() => 'answered', String), { timeout: 60_000 }).toBe('answered')
    const keptKeys = new Set(kept.map(({ user_id, challenge_id }) => `${user_id} ${challenge_id}`))
    return [...acknowledged].filter((key) => !keptKeys.has(key)).length
  }

  test(`is still there (kills: ${kills})`, { timeout }, async () => {
    await completeWhileKilling(kills)
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills * acknowledgedPerKill)
    expect(await countLost()).toBe(0)
  })

  test.runIf(isNightly)(
    'twin: is sometimes lost when commits do not wait for the disk',
    { timeout },
    async () => {
      await asOwner(async (owner) => {
        await sql`alter system set synchronous_commit = off`.execute(owner)
        await sql`alter system set wal_writer_delay = '10s'`.execute(owner)
        await sql`select pg_reload_conf()`.execute(owner)
      })
      let lost = 0
      // A kill right after PostgreSQL has written loses nothing.
      for (let kill = 0; lost === 0 && kill < mostKills; kill++) {
        await completeWhileKilling(1)
        lost = await countLost()
      }
      expect(lost).toBeGreaterThan(0)
    },
  )
})
