import { createHash } from 'node:crypto'
import { paths, statusPurposes } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '#http/common-headers.ts'
import { inTurn } from '#http/in-turn.ts'
import { networkKeys } from '#http/network-keys.ts'
import { listKeys } from './key-store.ts'
import type { CredentialServices } from './services.ts'
import type { statusLists } from './status-lists.ts'
import { findNewestList } from './status-store.ts'
import { verifierPage, verifierStyle } from './verifier-page.ts'

type VerifierOptions = Pick<CredentialServices, 'database' | 'issuer' | 'now'> & {
  publish: ReturnType<typeof statusLists>
}

const mostWaiting = 50

/** A page that checks certificates without the school, once it is saved (docs/reference/credentials.md). */
export function registerVerifier(app: FastifyInstance, services: VerifierOptions): void {
  const { database, issuer, now, publish } = services
  const takeTurn = inTurn(1, mostWaiting)

  async function everyList(): Promise<Record<string, string>> {
    const newest = await findNewestList(database)
    const lists: Record<string, string> = {}
    for (const purpose of statusPurposes) {
      for (let list = 1; list <= newest; list += 1) {
        const published = await publish(purpose, list)
        if (published) lists[paths.statusList(purpose, list)] = published.json
      }
    }
    return lists
  }

  app.get(paths.verifier, async (request, reply) => {
    const page = await takeTurn(networkKeys(request.ip).site, async () => {
      const [script, keys, lists] = await Promise.all([
        issuer.readVerifier(),
        listKeys(database),
        everyList(),
      ])
      const html = verifierPage({ keys, statusLists: lists, script, language: request.language, now: now() })
      return { html, script }
    })
    return reply
      .headers({
        ...pageHeaders,
        'cache-control': 'no-cache',
        'content-security-policy': policyFor(page.script),
      })
      .type('text/html; charset=utf-8')
      .send(page.html)
  })
}

/** Its own script and style sheet, and nothing else: what it checks leaves the browser in no way. */
function policyFor(script: string): string {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(verifierStyle)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
