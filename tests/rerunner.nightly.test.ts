import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Rerun, type RerunOutcome } from '@cairn/contract'
import { chromium, type Page } from '@playwright/test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../apps/rerunner/src/open-browser.ts'
import { openRerunner, type Rerunner } from '../apps/server/src/reruns/open-rerunner.ts'
import { childrenOf } from './product/children-of.ts'
import { launchOptions, wholeBrowserOptions } from './product/launch-options.ts'

const megabyte = 1024 ** 2
const browserPath = launchOptions().executablePath ?? ''

let rerunner: Rerunner | undefined
afterEach(() => rerunner?.close())

type Settings = { mostMemoryBytes?: number; browserPath?: string }

/** Runs the tests on a page with this script. */
async function run(
  script: string,
  tests: string | readonly string[],
  settings: Settings = {},
): Promise<RerunOutcome> {
  rerunner = openRerunner({
    browserPath,
    runnerDirectory: join(import.meta.dirname, '../.build/runner'),
    pythonPackagesDirectory: '',
    ...settings,
    onBrowser: () => undefined,
  })
  const [key, name, ext] = ['indexhtml', 'index', 'html'] as const
  const project = Rerun.parse({
    challenge: {
      id: 'a'.repeat(24),
      challengeType: 14,
      files: [{ fileKey: key, name, ext, contents: '', editableRegionBoundaries: [] }],
      tests: [tests].flat().map((testString) => ({ text: '', testString })),
      hooks: { beforeAll: '', beforeEach: '', afterEach: '', afterAll: '' },
      disableLoopProtectTests: false,
      disableLoopProtectPreview: false,
    },
    files: [{ key, name, ext, contents: `<h1>Herons</h1><script>${script}</script>` }],
  })
  return rerunner.runAgain(project, new AbortController().signal)
}

describe('memory that the limit of JavaScript’s heap does not count', () => {
  const isHeadingThere = 'assert.equal(document.querySelector("h1").textContent, "Herons")'
  /** In several tests, each with time of its own: a slow machine needs seconds to hand out half a gigabyte. */
  const fill = Array.from({ length: 5 }, () => `hoard.push(new Uint8Array(${100 * megabyte}).fill(1))`)
  const isFull = `assert.equal(hoard.reduce((sum, { length }) => sum + length, 0), ${500 * megabyte})`
  const hoarding = 'globalThis.hoard = []'
  /** Until the processes are looked at again, which is four times a second on an idle machine. */
  const stay = 'await new Promise((done) => setTimeout(done, 4000))'

  test('is limited', async () => {
    expect(await run(hoarding, [...fill, stay], { mostMemoryBytes: 600 * megabyte })).toEqual({
      is: 'crashed',
    })
  })

  test('twin: without a limit a project takes half a gigabyte, and passes', async () => {
    expect(await run(hoarding, [...fill, isFull], { mostMemoryBytes: Number.MAX_SAFE_INTEGER })).toEqual({
      is: 'passed',
    })
  })

  test('is enough for others', async () => {
    expect(await run('', isHeadingThere, { mostMemoryBytes: 600 * megabyte })).toEqual({ is: 'passed' })
  })
})

describe('the folder for temporary files', () => {
  /** Operators have one, which keeps more there than the one that tests usually run in. */
  const wholeBrowser = { browserPath: wholeBrowserOptions().executablePath ?? browserPath }
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rerun-'))
    vi.stubEnv('TMPDIR', folder)
    await run('', 'assert.isOk(true)', wholeBrowser)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, maxRetries: 10 })
  })

  const processes = () => childrenOf(process.pid).filter(({ command }) => command.includes('rerunner'))
  async function untilTheyEnd(): Promise<void> {
    await expect.poll(processes, { timeout: 10_000 }).toEqual([])
  }

  test('is empty again when the browser has ended', async () => {
    rerunner?.close()
    await untilTheyEnd()
    expect(readdirSync(folder)).toEqual([])
  })

  test('twin: is not if its process is killed', async () => {
    for (const { pid } of processes()) process.kill(pid, 'SIGKILL')
    await untilTheyEnd()
    expect(readdirSync(folder)).not.toEqual([])
  })
})

describe('what steers the browser', () => {
  const found = `Object.getOwnPropertyNames(globalThis).filter((name) => /playwright|__pw/.test(name))`

  test('is out of reach for learner code', async () => {
    expect(await run(`globalThis.found = ${found}`, 'assert.isEmpty(found)')).toEqual({ is: 'passed' })
  })

  test('twin: it would be within reach if it kept sockets from connecting', async () => {
    const browser = await chromium.launch(launchOptions())
    const context = await browser.newContext()
    await context.routeWebSocket('**/*', (socket) => socket.close())
    const page = await context.newPage()
    await page.goto('data:text/html,')
    expect(await page.evaluate(found)).toContain('__pwWebSocketBinding')
    await browser.close()
  })
})

describe('a socket', () => {
  async function connect(page: Page): Promise<number> {
    let connections = 0
    const server = createServer((connection) => {
      connections += 1
      connection.destroy()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await page.evaluate(async (address) => {
      const socket = new WebSocket(address)
      await new Promise((done) => socket.addEventListener('error', done))
    }, `ws://127.0.0.1:${port}`)
    server.close()
    return connections
  }

  test('reaches nothing, even without the policy of the runner’s documents', async () => {
    const { browser } = await openBrowser(browserPath)
    expect(await connect(await browser.newPage())).toBe(0)
    await browser.close()
  })

  test('twin: in another browser it does', async () => {
    const browser = await chromium.launch(launchOptions())
    expect(await connect(await browser.newPage())).toBeGreaterThan(0)
    await browser.close()
  })
})

describe('a connection between peers', () => {
  /** Every browser that an operator may have. */
  const executables = new Set([browserPath, wholeBrowserOptions().executablePath ?? browserPath])

  async function datagramsOf(page: Page): Promise<number> {
    const socket = createSocket('udp4')
    let datagrams = 0
    socket.on('message', () => {
      datagrams += 1
    })
    await once(socket.bind(0, '127.0.0.1'), 'listening')
    await page.evaluate(async (peer) => {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:${peer}` }] })
      connection.createDataChannel('herons')
      await connection.setLocalDescription(await connection.createOffer())
      await new Promise((done) => setTimeout(done, 1000))
    }, `127.0.0.1:${socket.address().port}`)
    socket.close()
    return datagrams
  }

  test.for([...executables])(
    'reaches nothing, even without the policy of the runner’s documents, in %s',
    async (executable) => {
      const { browser } = await openBrowser(executable)
      expect(await datagramsOf(await browser.newPage())).toBe(0)
      await browser.close()
    },
  )

  test.for([...executables])('twin: in another browser it does, in %s', async (executablePath) => {
    const browser = await chromium.launch({ ...launchOptions(), executablePath })
    expect(await datagramsOf(await browser.newPage())).toBeGreaterThan(0)
    await browser.close()
  })
})
