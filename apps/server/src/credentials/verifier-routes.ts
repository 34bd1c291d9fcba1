import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, paths, servedPaths, statusPurposes } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { BoundedCache } from '#cache/bounded-cache.ts'
import { pageHeaders } from '#http/common-headers.ts'
import { inTurn } from '#http/in-turn.ts'
import { networkKeys } from '#http/network-keys.ts'
import { listKeys } from './key-store.ts'
import type { CredentialServices } from './services.ts'
import type { statusLists } from './status-lists.ts'
import { findNewestList } from './status-store.ts'
import { verifierPage } from './verifier-page.ts'

type VerifierOptions = Pick<CredentialServices, 'database' | 'issuer' | 'now'> & {
  publish: ReturnType<typeof statusLists>
}

const mostWaiting = 50

/** One for each language, and some for keys and lists that have just changed. */
const mostKept = 16

/** A page that checks certificates without the school, once it is saved (docs/reference/credentials.md). */
export async function registerVerifier(app: FastifyInstance, services: VerifierOptions): Promise<void> {
  const { database, issuer, now, publish } = services
  const [style, script] = await Promise.all([
    readFile(join(import.meta.dirname, 'verifier.css'), 'utf8'),
    issuer.readVerifier(),
  ])
  const policy = policyFor(script, style)
  const takeTurn = inTurn(1, mostWaiting)
  const finished = new BoundedCache<Promise<Buffer>>(mostKept)

  async function everyList(): Promise<Record<string, string>> {
    const newest = await findNewestList(database)
    const lists: Record<string, string> = {}
    for (const purpose of statusPurposes) {
      for (let list = 1; list <= newest; list += 1) {
        const published = await publish(purpose, list)
        if (published) lists[servedPaths.statusList(purpose, list)] = published.json
      }
    }
    return lists
  }

  /** Some 300 kB, which take longer to write than to send. */
  async function pageIn(language: Language): Promise<Buffer> {
    const [keys, statusLists] = await Promise.all([listKeys(database), everyList()])
    const today = now()
    const day = today.toISOString().slice(0, 10)
    return finished.getOrCreate(JSON.stringify([language, day, keys, statusLists]), async () =>
      Buffer.from(verifierPage({ keys, statusLists, script, style, language, now: today })),
    )
  }

  app.get(paths.verifier, async (request, reply) => {
    const html = await takeTurn(networkKeys(request.ip).site, async () => pageIn(request.language))
    return reply
      .headers({ ...pageHeaders, 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** Its own script and style sheet, and nothing else: what it checks leaves the browser in no way. */
function policyFor(script: string, style: string): string {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
