import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPublicProfile, inLanguage, paths, requestSignInMail } from '@cairn/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readChallengeIds } from './product/challenge-ids.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const patienceMs = 15 * 60_000
/** A school needs about half of it, so that what is kept of some ten thousand requests does not fit. */
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

/** What visitors ask for who have nothing in common: pages, names, words, addresses that are not there. */
function drawRequest(ids: readonly string[]): [path: string, options?: RequestInit] {
  const word = randomUUID()
  const requests: [string, RequestInit?][] = [
    [inLanguage(paths.learn, randomInt(2) === 0 ? 'german' : 'english')],
    [`/${word}`],
    [`${getPublicProfile.path}?username=${word}`],
    [`/search?query=${word}`],
    [`/search.json?query=${word.slice(0, 4)}`],
    [`/page-data/learn/${word}/${ids[randomInt(ids.length)]}.json`],
    [requestSignInMail.path, { method: 'POST', body: JSON.stringify({ email: `${word}@example.org` }) }],
  ]
  return requests[randomInt(requests.length)] ?? ['/']
}

/** Makes requests from a new address each time; the number that were answered. */
async function visit(): Promise<number> {
  const ids = await readChallengeIds()
  let begun = 0
  let answered = 0
  const goOn = async () => {
    while (begun < requestCount) {
      begun += 1
      const [path, options] = drawRequest(ids)
      const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
      const answer = await fetch(product.origin + path, { ...options, headers: { 'x-forwarded-for': from } })
      await answer.arrayBuffer()
      answered += 1
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
