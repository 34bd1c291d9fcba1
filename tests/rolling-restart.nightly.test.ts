import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../apps/server/src/database/embedded/postgres-server.ts'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { copyEmptyStorage } from './product/copy-empty-storage.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'
import { databaseAddress } from './product/open-database.ts'
import { startSwitchboard, type Switchboard } from './product/start-switchboard.ts'

const replacements = 10
const camperCount = 4
/** Fewer than a camper may complete in an hour. */
const mostPerCamper = 900
const lessonCount = 100
/** A database and several processes start one after the other. */
const patienceMs = 120_000 + replacements * 60_000

type Camper = { client: ApiClient; username: string }

describe('a school behind a proxy whose process is replaced by another on the same database', () => {
  let directory: string
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let switchboard: Switchboard
  let current: Product
  let campers: Camper[]
  let ids: string[]

  beforeAll(async () => {
    ids = await readChallengeIds()
    directory = await mkdtemp(join(tmpdir(), 'rolling-'))
    await copyEmptyStorage(directory)
    postgres = await startPostgres(directory)
    const port = await findFreePorts()
    current = await start(port)
    switchboard = await startSwitchboard(port)
    campers = []
    for (let number = 0; number < camperCount; number++) {
      const client = new ApiClient(switchboard.origin)
      campers.push({ client, username: await client.signIn(current, `camper-${number}@example.org`) })
    }
  }, patienceMs)
  afterAll(async () => {
    await current.stop()
    switchboard.close()
    await postgres.stop()
    await rm(directory, { recursive: true })
  }, patienceMs)

  async function start(port: number): Promise<Product> {
    return startProduct({
      dataDirectory: await mkdtemp(join(directory, 'process-')),
      port,
      environment: { DATABASE_URL: databaseAddress(postgres.connection) },
    })
  }

  /** Starts the next process, sends it all further requests, and only then ends the last one. */
  async function replace(): Promise<void> {
    const port = await findFreePorts()
    const next = await start(port)
    await switchboard.switchTo(port)
    const last = current
    current = next
    expect(await last.end('SIGTERM')).toBe(0)
  }

  async function replaceAgain(times: number): Promise<void> {
    for (let count = 0; count < times; count++) await replace()
  }

  /** Completes lessons and opens pages, one after the other, until `work` is done; resolves to the lessons. */
  async function learnDuring({ client }: Camper, work: Promise<unknown>): Promise<Set<string>> {
    const completed = new Set<string>()
    const learning = { isDone: false }
    void work.finally(() => {
      learning.isDone = true
    })
    for (let count = 0; !learning.isDone; count++) {
      const id = ids[count % lessonCount] ?? ''
      if (count < mostPerCamper) {
        await client.complete(id)
        completed.add(id)
      }
      const page = await fetch(`${switchboard.origin}/learn`, { headers: { accept: 'text/html' } })
      expect(page.status).toBe(200)
      await page.arrayBuffer()
    }
    return completed
  }

  test(
    'answers every request while it is replaced, and keeps what was completed',
    { timeout: patienceMs },
    async () => {
      const replaced = replaceAgain(replacements)
      const learned = await Promise.all(campers.map((camper) => learnDuring(camper, replaced)))
      await replaced
      for (const [index, { client, username }] of campers.entries()) {
        expect(new Set(await client.completedOnProfile(username))).toEqual(learned[index])
      }
    },
  )

  test(
    'twin: fails when the last process ends before the next one answers',
    { timeout: patienceMs },
    async () => {
      await current.end('SIGTERM')
      const [camper] = campers
      await expect(camper?.client.complete(ids[0] ?? '')).rejects.toThrow('502')
    },
  )
})
