import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  csrfCookie,
  csrfHeader,
  getPublicProfile,
  inLanguage,
  paths,
  ping,
  requestSignInMail,
} from '@cairn/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const patienceMs = 15 * 60_000
/** Three times what a school uses when it has started; five kilobytes of each request do not fit. */
const heapMegabytes = 160
const [requestCount, atOnce] = [60_000, 20]

let directory: string
let product: Product
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'memory-'))
})
afterEach(async () => {
  await product.kill()
  await rm(directory, { recursive: true })
}, patienceMs)

async function start(options = ''): Promise<void> {
  product = await startProduct({
    dataDirectory: directory,
    port: await findFreePorts(),
    environment: {
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes} ${options}`,
      TRUST_PROXY: '127.0.0.1,::1',
      LOG_LEVEL: 'silent',
    },
  })
}

/** What visitors ask for who have nothing in common: pages, names, words, addresses that are not there, mail. */
function drawRequest(greeting: Record<string, string>): [path: string, options?: RequestInit] {
  const word = randomUUID()
  const mail = { method: 'POST', headers: greeting, body: JSON.stringify({ email: `${word}@example.org` }) }
  const requests: [string, RequestInit?][] = [
    [inLanguage(paths.learn, 'german')],
    [paths.learn],
    [`/${word}`],
    [`${getPublicProfile.path}?username=${word}`],
    [`/search?query=${word}`],
    [`/search.json?query=${word.slice(0, 4)}`],
    [paths.pageData(`/learn/${word}`)],
    [requestSignInMail.path, mail],
  ]
  return requests[randomInt(requests.length)] ?? ['/']
}

/** What a visitor's browser sends with a change. */
async function greet(): Promise<Record<string, string>> {
  const { headers } = await fetch(product.origin + ping.path)
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  const token = cookies.find((cookie) => cookie?.startsWith(`${csrfCookie}=`))?.split('=', 2)[1] ?? ''
  return {
    'content-type': 'application/json',
    cookie: cookies.join('; '),
    [csrfHeader]: decodeURIComponent(token),
  }
}

/** Found, on its way, not there, or too many. */
const expected = new Set([200, 202, 404, 429])

/** Makes requests from a new address each time; the number that were answered as they should be. */
async function visit(): Promise<number> {
  const greeting = await greet()
  let begun = 0
  let answered = 0
  const goOn = async () => {
    while (begun < requestCount) {
      begun += 1
      const [path, options] = drawRequest(greeting)
      const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
      const headers = { ...options?.headers, 'x-forwarded-for': from }
      const answer = await fetch(product.origin + path, { ...options, headers })
      await answer.arrayBuffer()
      if (expected.has(answer.status)) answered += 1
    }
  }
  await Promise.allSettled(Array.from({ length: atOnce }, goOn))
  return answered
}

test('a school keeps nothing of requests that are over', { timeout: patienceMs }, async () => {
  await start()
  expect(await visit()).toBe(requestCount)
})

test('twin: one that keeps five kilobytes of each ends', { timeout: patienceMs }, async () => {
  const leak = join(directory, 'leak.mjs')
  await writeFile(
    leak,
    `import { Server } from 'node:http'
     const kept = []
     const { emit } = Server.prototype
     Server.prototype.emit = function (name, ...more) {
       if (name === 'request') kept.push(Array.from({ length: 640 }, Math.random))
       return emit.call(this, name, ...more)
     }`,
  )
  await start(`--import ${leak}`)
  expect(await visit()).toBeLessThan(requestCount)
})
