import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths, servedPaths, statusPurposes } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
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

/** A page that checks certificates without the school, once it is saved (docs/reference/credentials.md). */
export async function registerVerifier(app: FastifyInstance, services: VerifierOptions): Promise<void> {
  const { database, issuer, now, publish } = services
  const style = await readFile(join(import.meta.dirname, 'verifier.css'), 'utf8')
  const takeTurn = inTurn(1, mostWaiting)

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

  app.get(paths.verifier, async (request, reply) => {
    const page = await takeTurn(networkKeys(request.ip).site, async () => {
      const [script, keys, lists] = await Promise.all([
        issuer.readVerifier(),
        listKeys(database),
        everyList(),
      ])
      const html = verifierPage({
        keys,
        statusLists: lists,
        script,
        style,
        language: request.language,
        now: now(),
      })
      return { html, script }
    })
    return reply
      .headers({
        ...pageHeaders,
        'cache-control': 'no-cache',
        'content-security-policy': policyFor(page.script, style),
      })
      .type('text/html; charset=utf-8')
      .send(page.html)
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
