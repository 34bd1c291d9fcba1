import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCurriculum } from '#curriculum/open-curriculum.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { oneLanguage } from '#testing/one-language.ts'
import { testSite } from '#testing/test-site.ts'
import { registerPages } from './routes.ts'

const lockedAda = { isLocked: true as const, profileUI: everythingShown, username: 'ada' }

let directory: string
let app: FastifyInstance
let revision: string
/** Campers whose profile or certificate was loaded. */
let loaded: string[]
/** Certificates are loaded once this is settled. */
let loading: Promise<void>

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'camper-data-'))
  await writeSampleCurriculum(join(directory, 'curriculum'))
  await mkdir(join(directory, 'client/assets'), { recursive: true })
  await mkdir(join(directory, 'media'))
})
afterAll(() => rm(directory, { recursive: true }))

beforeEach(async () => {
  revision = 'one'
  loaded = []
  loading = Promise.resolve()
  app = Fastify()
  await registerPages(app, {
    sources: {
      curricula: oneLanguage(
        await openCurriculum(join(directory, 'curriculum'), { showsNew: false, showsUpcoming: false }),
      ),
      profiles: {
        findPage: async (username) => {
          loaded.push(username)
          return { user: lockedAda }
        },
        findRevision: async () => revision,
        listWork: async () => [],
      },
      findCertificate: async ({ username }) => {
        loaded.push(username)
        await loading
        return undefined
      },
      findStanding: async () => undefined,
    },
    renderPage: async () => ({ status: 200, html: '', contentSecurityPolicy: '' }),
    findRoute: async () => 'profile',
    site: testSite,
    clientDirectory: join(directory, 'client'),
    mediaDirectory: join(directory, 'media'),
    runnerAssetsDirectory: join(directory, 'client'),
    pythonPackagesDirectory: join(directory, 'python-packages'),
  })
})

test('the data of campers is loaded one by one for a network, where only so many wait for each other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  loading = promise
  const ask = (name: string, remoteAddress: string) =>
    app.inject({ url: `/page-data/certification/${name}/x/page-data.json`, remoteAddress })
  const many = ['a', 'b', 'c'].map((name, index) => ask(name, `192.0.2.${index}`))
  const other = ask('d', '198.51.100.1')
  await expect.poll(() => loaded).toEqual(['a', 'd'])
  resolve()
  await Promise.all([...many, other])
  expect(loaded).toEqual(['a', 'd', 'b', 'c'])
  loading = new Promise(() => undefined)
  const flood = Array.from({ length: 300 }, async () => (await ask('a', '192.0.2.1')).statusCode)
  expect(await Promise.race(flood)).toBe(429)
})

test('the data of a profile is loaded once until the account changes', async () => {
  const url = '/page-data/ada/page-data.json'
  const first = await app.inject(url)
  expect(first.json()).toMatchObject({ screen: 'profile', user: { username: 'ada' } })
  expect(first.headers['cache-control']).toBe('no-store')
  await app.inject(url)
  expect(loaded).toEqual(['ada'])
  revision = 'two'
  await app.inject(url)
  expect(loaded).toEqual(['ada', 'ada'])
})
