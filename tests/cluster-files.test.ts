import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../apps/server/src/config/config.ts'
import { fillTemplate } from '../ops/cluster/fill-template.ts'
import { planMachines } from '../ops/cluster/plan-machines.ts'

const projectRoot = join(import.meta.dirname, '..')
const example = join(projectRoot, 'ops/cluster/machines.example.json')
const machines = JSON.parse(readFileSync(example, 'utf8')) as Record<string, unknown>
const directory = mkdtempSync(join(tmpdir(), 'cluster-files-'))
const folder = join(directory, 'written')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
afterAll(() => rmSync(directory, { recursive: true }))

const write = (description: string) =>
  spawnSync(process.execPath, ['ops/cluster/main.ts', 'files', description, folder], {
    cwd: projectRoot,
    encoding: 'utf8',
  })

describe('the files of a cluster on several machines', () => {
  let written: ReturnType<typeof write>
  beforeAll(() => {
    written = write(example)
  })

  test('are written for each of them, and for their owner alone', () => {
    expect([written.status, written.stderr]).toEqual([0, ''])
    expect(readdirSync(folder).toSorted()).toEqual([
      'database-1',
      'database-2',
      'database-3',
      'proxy',
      'school',
    ])
    expect(statSync(join(folder, 'school/cairn.env')).mode & 0o077).toBe(0)
  })

  test('agree on who is there, and on their passwords', () => {
    const etcd = parse(read('database-2/etcd.yaml')) as Record<string, string>
    expect(etcd['name']).toBe('database-2')
    expect(etcd['initial-cluster']?.split(',')).toHaveLength(3)
    const patroni = parse(read('database-2/patroni.yaml')) as {
      bootstrap: { dcs: Record<string, unknown> }
      postgresql: { authentication: { superuser: { password: string } } }
    }
    expect(patroni.bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true })
    const { password } = patroni.postgresql.authentication.superuser
    expect(password).toMatch(/^\w{40,}$/)
    expect(read('database-3/patroni.yaml')).toContain(password)
  })

  test('give the school settings that it understands', () => {
    const environment = parseEnv(read('school/cairn.env'))
    const config = readConfig({ ...environment, SMTP_URL: 'smtp://localhost', NODE_ENV: 'production' })
    expect(config).toMatchObject({
      appOrigin: machines['appOrigin'],
      sharesDatabase: true,
      worksInBackground: false,
      trustedProxies: machines['proxies'],
    })
  })

  test('let the proxy say that browsers must use TLS only where the school does not', () => {
    const [ofSchool] = read('proxy/Caddyfile').match(/header .*Strict-Transport-Security/) ?? []
    expect(ofSchool).toBe('header ?Strict-Transport-Security')
  })

  test('are not written over: their passwords may be in use', () => {
    const again = write(example)
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('exists already')
  })

  test('are not written for a description that lacks something', () => {
    const mistaken = join(directory, 'mistaken.json')
    writeFileSync(mistaken, '{ "databases": ["10.0.0.11", "10.0.0.12"] }')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['ops/cluster/main.ts', 'files', mistaken, join(directory, 'none')],
      { cwd: projectRoot, encoding: 'utf8' },
    )
    expect(status).toBe(1)
    expect(stderr).toContain('databases')
    expect(readdirSync(directory)).not.toContain('none')
  })
})

test.for([
  [
    'two databases, neither of which could outvote the other',
    { databases: ['10.0.0.11', '10.0.0.12'] },
    'databases',
  ],
  ['an address without TLS', { appOrigin: 'http://school.example' }, 'appOrigin'],
  ['what it does not know', { replicas: [] }, 'replicas'],
] as const)('a description is refused with %s', ([, change, complaint]) => {
  expect(() => planMachines({ ...machines, ...change })).toThrow(complaint)
})

test('twin: a template that gets no value for a name is not written', () => {
  expect(() => fillTemplate('userlist.txt', {})).toThrow('userlist.txt needs a value for appPassword')
})
