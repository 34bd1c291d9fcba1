import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppData, paths, servedPaths } from '@cairn/contract'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'
import { registerSharedData } from './shared-data-routes.ts'
import { versionOf } from './version-of.ts'

let clientDirectory: string

beforeEach(async () => {
  clientDirectory = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(clientDirectory, 'assets'))
})
afterEach(() => rm(clientDirectory, { recursive: true }))

test('what all pages share is found by its name, and kept for as long as the name is the same', async () => {
  const app = Fastify()
  const site = { ...testSite, version: await versionOf(testSite, clientDirectory) }
  await registerSharedData(app, site)
  const appData = await app.inject(paths.appData)
  expect(appData.headers['cache-control']).toBe('public, no-cache')
  const shared = await app.inject(servedPaths.sharedData(appData.json<AppData>().shared))
  expect(shared.json()).toEqual(site)
  expect(shared.headers['cache-control']).toContain('immutable')
})

test('another name leads nowhere', async () => {
  const app = Fastify()
  await registerSharedData(app, testSite)
  expect((await app.inject(servedPaths.sharedData('older'))).statusCode).toBe(404)
})

test('the name changes with the school’s settings and with the code of its pages', async () => {
  const before = await versionOf(testSite, clientDirectory)
  expect(await versionOf(testSite, clientDirectory)).toBe(before)
  expect(await versionOf({ ...testSite, newsUrl: 'https://news.example' }, clientDirectory)).not.toBe(before)
  await writeFile(join(clientDirectory, 'assets/app-2.js'), '')
  expect(await versionOf(testSite, clientDirectory)).not.toBe(before)
})
