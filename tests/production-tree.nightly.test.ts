import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative, sep } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOf, productionPlaces } from './product/locked-packages.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const projectRoot = join(import.meta.dirname, '..')
const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'

let directory: string
let port: number
let school: Product

/** What an operator deploys: the server's sources, the build, and what `npm install --omit=dev` installs. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'production-'))
  for (const folder of ['apps/server', 'apps/rerunner', 'packages/contract', 'packages/locales'])
    await ship(folder)
  for (const place of productionPlaces()) {
    // The Node that runs this replaces the pinned one; binaries for other platforms are not here.
    if (nameOf(place) !== 'node' && existsSync(join(projectRoot, place))) await ship(place)
  }
  await mkdir(join(directory, 'node_modules/@cairn'))
  for (const place of ['packages/contract', 'packages/locales', 'apps/rerunner'])
    await symlink(`../../${place}`, join(directory, 'node_modules/@cairn', basename(place)))
  for (const part of ['credentials', 'curriculum', 'runner', 'web']) await ship(`.build/${part}`)
  port = await findFreePorts()
  // Prints the files that are loaded.
  const environment = { NODE_DEBUG: 'module' }
  school = await startProduct({ directory, dataDirectory: join(directory, '.data'), port, environment })
}, 180_000)
afterAll(async () => {
  await school.stop()
  await rm(directory, { recursive: true })
})

/** Copies a folder without the packages inside it: the required ones are copied separately. */
async function ship(folder: string): Promise<void> {
  const source = join(projectRoot, folder)
  await cp(source, join(directory, folder), {
    recursive: true,
    filter: (file) => !relative(source, file).split(sep).includes('node_modules'),
  })
}

test('contains the built pages, but none of the libraries that they were built from', () => {
  const libraries = ['react', 'react-dom', 'react-router', 'vite', 'typescript', 'pyodide']
  expect(libraries.filter((name) => existsSync(join(directory, 'node_modules', name)))).toEqual([])
})

test('loads nothing that counts or traces, unless it is asked to', () => {
  const isLoaded = (name: string) => school.output().includes(`node_modules/${name}/`)
  expect(
    ['fastify', 'pg', 'prom-client', '@opentelemetry/api', '@opentelemetry/sdk-trace'].filter(isLoaded),
  ).toEqual(['fastify', 'pg'])
})

test('serves a lesson as a whole page, and the files that it requests', async () => {
  const answer = await fetch(school.origin + lesson)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('</html>')
  const assets = [...html.matchAll(/"(?<path>\/assets\/[^"]+\.(?:js|css))"/g)]
  expect(assets.length).toBeGreaterThan(2)
  for (const { groups } of assets.slice(0, 5))
    expect((await fetch(school.origin + groups?.['path'])).status).toBe(200)
})

test('serves the sandbox', async () => {
  const html = await (await fetch(school.origin + lesson)).text()
  const version = /\/v\/(?<version>[0-9a-f]+)\//.exec(html)?.groups?.['version'] ?? ''
  const sandbox = await fetch(`http://localhost:${port + 1}/v/${version}/page.html`)
  expect(sandbox.status).toBe(200)
  expect(sandbox.headers.get('content-security-policy')).toContain('sandbox allow-scripts')
})
