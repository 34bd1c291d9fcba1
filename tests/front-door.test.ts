import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as askServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { confirmSignIn, getSessionUser, ping, requestSignInMail } from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ApiClient } from './product/api-client.ts'
import { isNightly } from './product/is-nightly.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const projectRoot = join(import.meta.dirname, '..')
const page = readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8')

/** The environment of the manual's commands that start a school, in their order. */
const documented = [...page.matchAll(/```sh\n(?<command>[^`]*?) npm start\n```/g)].map(({ groups }) =>
  parseEnv((groups?.['command'] ?? '').replaceAll(/\s*\\\n|\s+/g, '\n')),
) as Record<string, string>[]

const directory = mkdtempSync(join(tmpdir(), 'front-door-'))
let folders = 0
const newFolder = () => join(directory, String(++folders))

afterAll(() => rmSync(directory, { recursive: true }))

async function run(args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  return { exitCode, ...output }
}

/** A reverse proxy that adds nothing but its own name. */
async function startProxy(port: number): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const asked = askServer({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(asked)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}

/** The lines of a log, which is mixed with console output for people. */
function logged(product: Product): Record<string, unknown>[] {
  const lines = product.output().split('\n')
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('the manual’s command for the internet', () => {
  const environment = documented.find((set) => set['APP_ORIGIN']?.startsWith('https:')) ?? {}

  test.runIf(isNightly)(
    'starts a school whose outbox cannot be read, not even through the proxy',
    async () => {
      const port = await findFreePorts()
      const product = await startProduct({
        dataDirectory: newFolder(),
        port,
        environment: { ...environment, HOST: '127.0.0.1' },
      })
      onTestFinished(async () => {
        await product.stop()
      })
      const proxy = await startProxy(port)
      onTestFinished(() => {
        proxy.close()
        proxy.closeAllConnections()
      })
      const through = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
      for (const origin of [through, `http://127.0.0.1:${port}`]) {
        const answer = await fetch(`${origin}/dev/mail`)
        expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page Not Found')])
      }
      const camper = new ApiClient(through)
      await camper.call(ping)
      await camper.call(requestSignInMail, { body: { email: 'ada@example.org' } })
      // The manual's mail server does not exist.
      await product.printed(/a mail could not be sent/)
      expect(logged(product)).toMatchObject([{ level: 50, err: { type: 'Error' }, isFinal: false }])
    },
  )

  test('refuses to start without its mail server, in one line', async () => {
    const { SMTP_URL: _left, ...rest } = environment
    const answer = await run(['apps/server/src/main.ts'], { ...rest, DATA_DIR: newFolder() })
    expect(answer).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `SMTP_URL is missing. Campers of ${environment['APP_ORIGIN']} get their sign-in codes by email.\n`,
    })
  })
})

describe('the manual’s command for a classroom', () => {
  const environment = documented.find((set) => set['APP_ORIGIN']?.startsWith('http:')) ?? {}
  const email = 'ada@example.org'
  const dataDirectory = newFolder()
  let port: number
  let product: Product

  const start = () =>
    startProduct({ dataDirectory, port, environment: { ...environment, HOST: '127.0.0.1' } })
  const askOperator = async () => {
    const answer = await run(['ops/school.ts', 'sign-in-code', email], { DATA_DIR: dataDirectory })
    expect(answer).toMatchObject({ exitCode: 0, stderr: '' })
    return /is ([A-Z0-9]{8})\n/.exec(answer.stdout)?.[1] ?? ''
  }
  const ask = async () => {
    const camper = new ApiClient(product.origin)
    await camper.call(ping)
    await camper.call(requestSignInMail, { body: { email } })
    return camper
  }
  const signIn = async (camper: ApiClient, code: string) => {
    await camper.call(confirmSignIn, { body: { code } })
    return Object.values((await camper.call(getSessionUser)).user)
  }

  beforeAll(async () => {
    port = await findFreePorts()
    product = await start()
  }, 120_000)
  afterAll(() => product.stop())

  test.runIf(isNightly)(
    'starts a school whose operator tells campers their codes, while it runs',
    async () => {
      const camper = await ask()
      expect(await signIn(camper, await askOperator())).toMatchObject([{ email }])
    },
  )

  test.runIf(isNightly)('and while it does not', async () => {
    const camper = await ask()
    await product.stop()
    const code = await askOperator()
    product = await start()
    expect(await signIn(camper, code)).toMatchObject([{ email }])
  })

  test('shows no outbox, and no codes on its console', async () => {
    expect((await fetch(`${product.origin}/dev/mail`)).status).toBe(404)
    expect(product.output()).not.toMatch(/\b[2-9A-HJ-NP-Z]{8}\b/)
  })
})
