import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isNightly } from './product/is-nightly.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const projectRoot = join(import.meta.dirname, '..')
const caddyfile = join(projectRoot, 'ops/deploy/caddy/Caddyfile')
/** What operators are told to set. */
const [, documentedProxy = ''] =
  /TRUST_PROXY=([^,\s]+)/.exec(readFileSync(join(projectRoot, 'docs/deploying.md'), 'utf8')) ?? []
const directory = mkdtempSync(join(tmpdir(), 'behind-caddy-'))
afterAll(() => rmSync(directory, { recursive: true }))
const caddy =
  process.env['CADDY_PATH'] ?? (spawnSync('caddy', ['version']).status === 0 ? 'caddy' : undefined)

describe.skipIf(!caddy)('behind Caddy, as its file says', () => {
  const hosts = { SCHOOL_HOST: 'school.localhost', RUNNER_HOST: 'run.localhost' }
  let school: Product
  let proxy: ChildProcess
  let port: number
  let tlsPort: number

  const startSchool = () =>
    startProduct({
      dataDirectory: join(directory, 'data'),
      port,
      environment: {
        APP_ORIGIN: `https://${hosts.SCHOOL_HOST}:${tlsPort}`,
        RUNNER_ORIGIN: `https://${hosts.RUNNER_HOST}:${tlsPort}`,
        TRUST_PROXY: documentedProxy,
        LOG_LEVEL: 'info',
      },
    })

  beforeAll(async () => {
    port = await findFreePorts()
    tlsPort = await findFreePorts()
    school = await startSchool()
    // Its own certificates, on ports that need no rights.
    const options = `{\n\tadmin off\n\tskip_install_trust\n\thttps_port ${tlsPort}\n\thttp_port ${tlsPort + 1}\n}\n`
    const file = join(directory, 'Caddyfile')
    writeFileSync(file, options + readFileSync(caddyfile, 'utf8'))
    proxy = spawn(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        ...process.env,
        ...hosts,
        HOME: directory,
        XDG_DATA_HOME: directory,
        PORT: String(port),
        RUNNER_PORT: String(port + 1),
      },
      stdio: 'ignore',
    })
    await vi.waitFor(() => ask(hosts.SCHOOL_HOST, '/status/ready'), { timeout: 60_000 })
  }, 120_000)
  afterAll(async () => {
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
    await school.stop()
  })

  type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string }

  async function ask(host: string, path: string, localAddress?: string): Promise<Answer> {
    const request = get({
      host: '127.0.0.1',
      port: tlsPort,
      localAddress,
      path,
      servername: host,
      rejectUnauthorized: false,
      headers: { host: `${host}:${tlsPort}` },
    })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }
  }

  test('the school answers over TLS, with its own rules for browsers', async () => {
    const { status, headers, body } = await ask(hosts.SCHOOL_HOST, '/learn')
    expect([status, body.includes('</html>')]).toEqual([200, true])
    expect(headers['content-security-policy']).toContain(`https://${hosts.RUNNER_HOST}:${tlsPort}`)
    // Once: browsers believe the first one, so another from the proxy would hide what the school says.
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  // Other systems give this machine one IPv4 address only.
  test.runIf(process.platform === 'linux')(
    'the school tells visitors apart by their own addresses, which limits count',
    async () => {
      await ask(hosts.SCHOOL_HOST, '/learn/as-a-visitor', '127.0.0.7')
      const { groups } = await school.printed(/as-a-visitor".*?"remoteAddress":"(?<address>[^"]*)"/)
      expect(groups?.['address']).toBe('127.0.0.7')
    },
  )

  test('the runner has a host of its own', async () => {
    const { status, headers } = await ask(hosts.RUNNER_HOST, '/learn')
    expect([status, headers['strict-transport-security']]).toEqual([404, 'max-age=31536000'])
  })

  test('the local outbox is closed', async () => {
    expect((await ask(hosts.SCHOOL_HOST, '/dev/mail')).status).toBe(404)
  })

  test.runIf(isNightly)(
    'a request during a restart waits, and is answered',
    { timeout: 60_000 },
    async () => {
      await school.stop()
      const asked = ask(hosts.SCHOOL_HOST, '/status/ping')
      school = await startSchool()
      expect((await asked).status).toBe(200)
    },
  )
})
