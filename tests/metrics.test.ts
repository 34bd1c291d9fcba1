import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { copyEmptyStorage } from './product/copy-empty-storage.ts'
import { isNightly } from './product/is-nightly.ts'
import { type Samples, readSamples } from './product/read-samples.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const prometheus = join(import.meta.dirname, '../ops/deploy/prometheus')

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'metrics-'))
})
afterAll(() => rm(directory, { recursive: true }))

type CountingSchool = { product: Product; metricsPort: number; scrape: () => Promise<Samples> }

async function startCounting(environment: Record<string, string> = {}): Promise<CountingSchool> {
  const dataDirectory = await mkdtemp(join(directory, 'data-'))
  await copyEmptyStorage(dataDirectory)
  const metricsPort = await findFreePorts()
  const product = await startProduct({
    dataDirectory,
    port: await findFreePorts(),
    environment: { METRICS_PORT: String(metricsPort), ...environment },
  })
  const scrape = async () => {
    const answer = await fetch(`http://localhost:${metricsPort}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    return readSamples(await answer.text())
  }
  return { product, metricsPort, scrape }
}

const requestsOf = (samples: Samples) => samples.filter(({ name }) => name === 'cairn_http_requests_total')
const sum = (samples: Samples) => samples.reduce((total, { value }) => total + value, 0)
const routesOf = (samples: Samples) => new Set(requestsOf(samples).map(({ labels }) => labels['route']))
const valueOf = (samples: Samples, name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value

describe('a school with METRICS_PORT', () => {
  let school: CountingSchool
  beforeAll(async () => {
    school = await startCounting()
  })
  afterAll(() => school.product.stop())

  test('counts sign-ins, completions and requests by route, and looks at database and process', async () => {
    const client = new ApiClient(school.product.origin)
    const username = await client.signIn(school.product, 'ada@example.org')
    const [first = '', second = ''] = await readChallengeIds()
    for (const id of [first, second, first]) await client.complete(id)
    await client.completedOnProfile(username)
    const samples = await school.scrape()
    expect(valueOf(samples, 'cairn_sign_ins_total')).toBe(1)
    expect(valueOf(samples, 'cairn_completions_total')).toBe(2)
    const route = { method: 'POST', route: '/modern-challenge-completed', status: '200' }
    expect(valueOf(samples, 'cairn_http_requests_total', route)).toBe(3)
    const durations = { method: 'POST', route: '/modern-challenge-completed' }
    expect(valueOf(samples, 'cairn_http_request_duration_seconds_count', durations)).toBe(3)
    expect(valueOf(samples, 'cairn_mails_total', { outcome: 'given-up' })).toBe(0)
    expect(valueOf(samples, 'cairn_event_streams')).toBe(0)
    expect(valueOf(samples, 'cairn_database_connections', { state: 'idle' })).toBeGreaterThan(0)
    expect(valueOf(samples, 'cairn_database_waiting')).toBe(0)
    expect(valueOf(samples, 'process_cpu_seconds_total')).toBeGreaterThan(0)
  })

  test('names no camper and no address that visitors made up', async () => {
    const names = Array.from({ length: 20 }, () => crypto.randomUUID())
    const before = await school.scrape()
    for (const name of names) {
      for (const path of [
        `/${name}`,
        `/certification/${name}/x`,
        `/learn/${name}/x`,
        `/%${name}`,
        `/v2/${name}`,
      ])
        await fetch(school.product.origin + path)
      await fetch(`${school.product.origin}/${name}`, { method: 'PROPFIND' })
    }
    const after = await school.scrape()
    expect(sum(requestsOf(after)) - sum(requestsOf(before))).toBeGreaterThanOrEqual(5 * names.length)
    expect(routesOf(after).size - routesOf(before).size).toBeLessThan(6)
    const text = JSON.stringify(after)
    expect([...names, 'ada@', 'example.org'].filter((name) => text.includes(name))).toEqual([])
  })

  test('tells all that the alerts ask for', async () => {
    const alerts = readFileSync(join(prometheus, 'alerts.yaml'), 'utf8')
    const asked = [...alerts.matchAll(/\bcairn_\w+/g)].map(([name]) => name)
    expect(asked.length).toBeGreaterThan(6)
    const told = new Set((await school.scrape()).map(({ name }) => name))
    expect(asked.filter((name) => !told.has(name))).toEqual([])
  })

  test('tells it on that port only, and nothing else there', async () => {
    const publicAnswer = await fetch(`${school.product.origin}/metrics`)
    expect(await publicAnswer.text()).not.toContain('cairn_http_requests_total')
    expect((await fetch(`http://localhost:${school.metricsPort}/status/ping`)).status).toBe(404)
  })
})

describe('the files for Prometheus', () => {
  const read = (name: string) => parseDocument(readFileSync(join(prometheus, name), 'utf8'))

  test('are what YAML readers understand, and each alert says when and why', () => {
    const [scrape, alerts] = [read('scrape.yaml'), read('alerts.yaml')]
    expect([...scrape.errors, ...alerts.errors]).toEqual([])
    expect(scrape.toJS()).toMatchObject({ rule_files: ['alerts.yaml'] })
    const { groups } = alerts.toJS() as { groups: { rules: Record<string, unknown>[] }[] }
    const rules = groups.flatMap((group) => group.rules)
    const isWhole = ({ alert, expr, annotations }: Record<string, unknown>) => alert && expr && annotations
    expect(rules.filter((rule) => !isWhole(rule))).toEqual([])
    expect(rules.length).toBeGreaterThan(5)
  })
})

test.runIf(isNightly)('a school of several processes tells the sums of all of them', async () => {
  const { product, scrape } = await startCounting({ WORKERS: '2' })
  const ping = { route: '/status/ping', status: '200' }
  const requests = 40
  // Each on a connection of its own, which the processes take in turn.
  for (let count = 0; count < requests; count++)
    await fetch(`${product.origin}/status/ping`, { headers: { connection: 'close' } })
  const samples = await scrape()
  expect(valueOf(samples, 'cairn_http_requests_total', ping)).toBe(requests)
  expect(await product.end('SIGTERM')).toBe(0)
})
