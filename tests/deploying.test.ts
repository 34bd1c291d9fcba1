import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { environmentVariables } from '../apps/server/src/config/environment-variables.ts'
import { isNightly } from './product/is-nightly.ts'
import { findFreePorts } from './product/start-product.ts'

const projectRoot = join(import.meta.dirname, '..')
const deploy = join(projectRoot, 'ops/deploy')
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const directory = mkdtempSync(join(tmpdir(), 'deploying-'))
afterAll(() => rmSync(directory, { recursive: true }))

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
/** The user that owns nothing of ours. */
const stranger = 65_534
const isRoot = process.getuid?.() === 0
const canReadProject =
  !isRoot ||
  spawnSync('cat', [join(projectRoot, 'package.json')], { uid: stranger, gid: stranger }).status === 0

/** The value of a setting in a unit of systemd. */
function setting(unit: string, name: string): string {
  const text = read(`ops/deploy/systemd/${unit}`)
  return new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? ''
}

describe('the units of systemd', () => {
  const units = readdirSync(join(deploy, 'systemd')).filter((name) => name.startsWith('cairn'))
  const folder = join(directory, 'units')

  beforeAll(() => {
    mkdirSync(folder)
    for (const name of units) {
      const text = read(`ops/deploy/systemd/${name}`).replaceAll('/srv/cairn', projectRoot)
      writeFileSync(join(folder, name), text)
    }
  })

  test.skipIf(!hasSystemd).for(units)('are understood: %s', (name) => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, name)], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
  })

  test.skipIf(!hasSystemd)('twin: a mistake is found', () => {
    const file = join(folder, 'mistaken.service')
    writeFileSync(file, '[Service]\nExecStart=/bin/true\nProtectSytem=strict\n')
    expect(spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' }).stderr).toContain(
      'ProtectSytem',
    )
  })

  test.skipIf(!hasSystemd).for(['cairn.service', 'cairn-worker.service'])(
    'leave little that it could harm: %s',
    (name) => {
      const args = ['security', '--offline=true', '--threshold=42', join(folder, name)]
      expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).status).toBe(0)
    },
  )

  test('start programs that there are', () => {
    const programs = units.map((name) => setting(name, 'ExecStart').split(' ').at(-1) ?? '').filter(Boolean)
    expect(programs).toHaveLength(3)
    const missing = programs.filter((path) => !existsSync(join(projectRoot, path.replace('/srv/cairn/', ''))))
    expect(missing).toEqual([])
  })
})

describe.skipIf(!canReadProject)('the command of the service', () => {
  test.runIf(isNightly)(
    'runs a school as a user that can write nothing but its data',
    { timeout: 120_000 },
    async () => {
      const dataDirectory = mkdtempSync(join(tmpdir(), 'deployed-'))
      if (isRoot) chownSync(dataDirectory, stranger, stranger)
      const [program = '', ...args] = setting('cairn.service', 'ExecStart')
        .replaceAll('/srv/cairn', projectRoot)
        .split(' ')
      const port = await findFreePorts()
      const child = spawn(program, args, {
        cwd: projectRoot,
        ...(isRoot && { uid: stranger, gid: stranger }),
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          DATA_DIR: dataDirectory,
          PORT: String(port),
          APP_ORIGIN: `http://localhost:${port}`,
          SMTP_URL: 'smtp://localhost:1',
          BROWSER_PATH: 'none',
        },
      })
      onTestFinished(async () => {
        await stop(child)
        rmSync(dataDirectory, { recursive: true })
      })
      const ready = () =>
        fetch(`http://localhost:${port}/status/ready`).then(
          ({ status }) => status,
          () => undefined,
        )
      await expect.poll(ready, { timeout: 100_000 }).toBe(200)
    },
  )
})

test('no documented command ships, overwrites or deletes the data of a school', () => {
  const commands = ['deploying', 'configuration'].flatMap(
    (name) => read(`docs/${name}.md`).match(/^rsync .*/gm) ?? [],
  )
  expect(commands).toHaveLength(2)
  expect(commands.filter((command) => !command.includes('--exclude .data '))).toEqual([])
})

describe('the files for containers', () => {
  const known = new Set([
    ...Object.keys(environmentVariables),
    'NODE_ENV',
    'SCHOOL_HOST',
    'RUNNER_HOST',
    'SCHOOL',
  ])

  type Service = Record<string, unknown>
  const compose = (name = 'compose') =>
    parse(read(`ops/deploy/container/${name}.yaml`)) as { services: Record<string, Service> }

  /** What a file of Kubernetes says of the first thing of a kind. */
  function specOf(file: string, kind: string): unknown {
    const documents = parseAllDocuments(read(`ops/deploy/kubernetes/${file}.yaml`))
    const things = documents.map((document) => document.toJS() as { kind: string; spec: unknown })
    return things.find((thing) => thing.kind === kind)?.spec
  }

  type Pod = { containers: { startupProbe?: Record<string, unknown> }[]; shareProcessNamespace?: boolean }
  const podOf = (file: string) => (specOf(file, 'Deployment') as { template: { spec: Pod } }).template.spec

  test('are what YAML readers understand', () => {
    for (const path of [
      'container/compose',
      'container/compose.worker',
      'kubernetes/cairn',
      'kubernetes/worker',
    ])
      expect(parseAllDocuments(read(`ops/deploy/${path}.yaml`)).flatMap(({ errors }) => errors)).toEqual([])
  })

  test('set only settings that there are', () => {
    const both = (first: string, second: string) => read(`ops/deploy/${first}`) + read(`ops/deploy/${second}`)
    const composed = both('container/compose.yaml', 'container/compose.worker.yaml').matchAll(
      /^ {6}(?<name>[A-Z_]+):/gm,
    )
    const kubernetes = both('kubernetes/cairn.yaml', 'kubernetes/worker.yaml').matchAll(
      /\{ name: (?<name>[A-Z_]+),/g,
    )
    const image = read('ops/deploy/container/Containerfile').matchAll(/(?<=^ENV .*)\b(?<name>[A-Z_]+)=/gm)
    const names = [...composed, ...kubernetes, ...image].map(({ groups }) => groups?.['name'] ?? '')
    expect(names.length).toBeGreaterThan(12)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  test('give a start the hours that migrations of a large database take', () => {
    const { periodSeconds, failureThreshold } = podOf('cairn').containers[0]?.startupProbe ?? {}
    expect(Number(periodSeconds) * Number(failureThreshold)).toBeGreaterThanOrEqual(3600)
    const period = /--start-period=(?<hours>\d+)h/.exec(read('ops/deploy/container/Containerfile'))
    expect(Number(period?.groups?.['hours'])).toBeGreaterThanOrEqual(1)
    expect(compose().services['caddy']?.['depends_on']).toEqual(['school'])
  })

  test('have a first process that reaps what a browser leaves behind', () => {
    const running = [compose().services['school'], compose('compose.worker').services['worker']]
    expect(running.map((service) => service?.['init'])).toEqual([true, true])
    const pods = [podOf('cairn'), podOf('worker')]
    expect(pods.map((pod) => pod.shareProcessNamespace)).toEqual([true, true])
  })

  test('let in only visitors whose own addresses the proxy sees', () => {
    const published = Object.values(compose().services).flatMap((service) => service['ports'] ?? [])
    const ofIpv4 = expect.stringMatching(/^0\.0\.0\.0:/) as string
    expect(published).toEqual([ofIpv4, ofIpv4, ofIpv4])
  })

  test('let nothing but the ingress controller reach pods that believe a proxy', () => {
    const policy = specOf('cairn', 'NetworkPolicy') as Record<string, unknown> | undefined
    expect(policy?.['podSelector']).toEqual({ matchLabels: { app: 'cairn' } })
    expect(policy?.['ingress']).toEqual([
      { from: [expect.anything()], ports: [{ port: 'school' }, { port: 'runner' }] },
    ])
  })

  test('leave the passwords and keys of an operator out of the image', () => {
    const patterns = read('ops/deploy/container/Containerfile.dockerignore').split('\n').filter(Boolean)
    const secrets = ['.env', 'ops/deploy/container/.env', '.env.production', 'key.pem', 'secrets/school.key']
    const isLeftOut = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern))
    expect(secrets.filter((path) => !isLeftOut(path))).toEqual([])
    expect(isLeftOut('apps/server/src/main.ts')).toBe(false)
  })

  test('name files that there are, and the documented commands', () => {
    const image = read('ops/deploy/container/Containerfile')
    const [documented = ''] = /npm install --omit=dev[^#\n]*/.exec(read('docs/configuration.md')) ?? []
    expect(image).toContain(documented.trim())
    const started =
      /CMD \["node_modules\/node\/bin\/node", "(?<file>[^"]+)"\]/.exec(image)?.groups?.['file'] ?? ''
    expect(existsSync(join(projectRoot, started))).toBe(true)
    const composed = read('ops/deploy/container/compose.yaml')
    const paths = [...composed.matchAll(/(?:dockerfile: |- )(?<path>(?:ops|\.\.)\/[^:\s]+)/g)]
    const folderOf = (path: string) => (path.startsWith('..') ? join(deploy, 'container') : projectRoot)
    const files = paths.map(({ groups }) => groups?.['path'] ?? '').map((path) => join(folderOf(path), path))
    expect(files).toHaveLength(2)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const commands = ['container/compose.worker.yaml', 'kubernetes/worker.yaml'].map((path) =>
      /command: \[node_modules\/node\/bin\/node, (?<file>[^\]]+)\]/.exec(read(`ops/deploy/${path}`)),
    )
    expect(commands.map((command) => command?.groups?.['file'])).toEqual([
      'apps/server/src/worker.ts',
      'apps/server/src/worker.ts',
    ])
  })
})

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
