import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { PageDataOf, PageRenderer } from '@cairn/contract'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArguments } from './product/chromium-arguments.ts'
import { site } from './product/site.ts'
import type { Product } from './product/start-product.ts'
import { bakeryPath, startBakery } from './product/start-bakery.ts'

const projectRoot = join(import.meta.dirname, '..')

let product: Product
let close: () => Promise<void>

beforeAll(async () => {
  ;({ product, close } = await startBakery())
})
afterAll(() => close())

describe('a script that got into a lesson in spite of the compiler', () => {
  const injected = 'document.documentElement.dataset.injected = "yes"'
  let browser: Browser
  let html: string
  let policy: string

  beforeAll(async () => {
    const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((name) => name && existsSync(name))
    browser = await chromium.launch({ ...(path && { executablePath: path }), args: chromiumArguments })
    const { renderPage } = (await import(join(projectRoot, '.build/web/server/index.js'))) as {
      renderPage: PageRenderer
    }
    const answer = await fetch(`${product.origin}/page-data${bakeryPath}/page-data.json`)
    const lesson = (await answer.json()) as PageDataOf<'challenge'>
    lesson.challenge.description = `<p>Bread</p><script>${injected}</script>`
    const rendered = await renderPage({ path: bakeryPath, site, loadPageData: async () => lesson })
    ;({ html, contentSecurityPolicy: policy } = rendered)
  })
  afterAll(() => browser.close())

  /** The content of the page after it was shown under this policy. */
  const show = async (contentSecurityPolicy: string) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-security-policy', contentSecurityPolicy)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    }).listen(0, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    const page = await browser.newPage()
    await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
    const { injected: seen, theme } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    await page.close()
    server.close()
    return { hasRun: seen === 'yes', runsOwnScripts: theme !== undefined }
  }
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('is in the page, has no hash in its policy, and is not run', async () => {
    expect(html).toContain(injected)
    expect(policy).not.toContain(hashOf(injected))
    expect(await show(policy)).toEqual({ hasRun: false, runsOwnScripts: true })
  })

  test('twin: is run under a policy with the hashes of all scripts in the page', async () => {
    const inline = /<script(?![^>]*\bsrc=)[^>]*>(?<text>[\s\S]*?)<\/script>/g
    const hashes = [...html.matchAll(inline)].map(({ groups }) => hashOf(groups?.['text'] ?? ''))
    const everything = policy.replace(/script-src 'self'[^;]*/, `script-src 'self' ${hashes.join(' ')}`)
    expect(await show(everything)).toEqual({ hasRun: true, runsOwnScripts: true })
  })

  test('cannot learn the nonce of our own scripts, which is not in the page', () => {
    expect(html).not.toMatch(/<script[^>]* nonce=/)
  })
})
