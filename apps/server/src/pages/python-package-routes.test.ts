import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pythonPackageListName, pythonPackagesPath } from '@cairn/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerPythonPackages } from './python-package-routes.ts'

let parent: string
let directory: string
let app: FastifyInstance

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'python-packages-'))
  directory = join(parent, 'packages')
  app = Fastify()
  await registerPythonPackages(app, directory)
  await writeFile(join(directory, 'sums-1.0-py3-none-any.whl'), 'wheel')
})
afterEach(async () => {
  await app.close()
  await rm(parent, { recursive: true })
})

const open = (name: string) => app.inject(pythonPackagesPath + name)

test('a school whose operator fetched no packages lists none', async () => {
  const answer = await open(pythonPackageListName)
  expect(answer.json()).toEqual({ pyodide: '', packages: {} })
})

test('packages that are fetched while the school runs are listed', async () => {
  await open(pythonPackageListName)
  const list = { pyodide: '1.2.3', packages: { sums: 'sums-1.0-py3-none-any.whl' } }
  await writeFile(join(directory, pythonPackageListName), JSON.stringify(list))
  const answer = await open(pythonPackageListName)
  expect(answer.json()).toEqual(list)
  expect(answer.headers['cache-control']).toBe('public, no-cache')
})

test('a package is served, and runs nothing when it is opened as a page', async () => {
  const answer = await open('sums-1.0-py3-none-any.whl')
  expect(answer.body).toBe('wheel')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(answer.headers['etag']).toBeDefined()
})

test('only packages are served, from their own folder', async () => {
  await writeFile(join(directory, 'notes.txt'), 'private')
  await writeFile(join(parent, 'other.whl'), 'private')
  for (const name of ['notes.txt', '', '../other.whl', '%2e%2e/other.whl', '..%2fother.whl'])
    expect((await open(name)).statusCode).toBeGreaterThanOrEqual(400)
})
