import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { PageDataOf, PageRenderer, SiteConfiguration } from '@cairn/contract'
import { type Browser, chromium } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArguments } from './product/chromium-arguments.ts'
import { readExamples } from './product/example-lessons.ts'
import type { Product } from './product/start-product.ts'
import { startWithLessons } from './product/start-with-lessons.ts'

const projectRoot = join(import.meta.dirname, '..')

const lessonPath = '/learn/lessons/bakery/step-1'

let product: Product
let close: () => Promise<void>

beforeAll(async () => {
  const [example = ''] = await readExamples()
  // As on the internet, where the sandbox is served over TLS.
  const school = await startWithLessons(
    { 'bakery/step-1.md': example },
    { RUNNER_ORIGIN: 'https://run.example' },
  )
  ;({ product, close } = school)
})
afterAll(() => close())

describe('every page of the school', () => {
  const paths = [
    '/',
    '/learn',
    '/learn/lessons',
    lessonPath,
    '/signin',
    '/settings',
    '/certification/nobody/nothing',
    '/nobody-of-this-name',
    '/no/such/page',
    '/documentation',
    '/dev/mail',
  ]

  const answerOf = async (path: string) => {
    const answer = await fetch(product.origin + path, { headers: { accept: 'text/html' } })
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    // An unread body would keep its connection open, and delay the school's shutdown.
    await answer.arrayBuffer()
    return answer
  }

  test.for(paths)('%s has a content policy without a known weakness', async (path) => {
    const policy = (await answerOf(path)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)).toEqual([])
  })

  test.for(paths)('%s is isolated from other sites', async (path) => {
    const { headers } = await answerOf(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers.get('referrer-policy')).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/)
  })
})

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
    const answer = await fetch(`${product.origin}/page-data${lessonPath}/page-data.json`)
    const lesson = (await answer.json()) as PageDataOf<'challenge'>
    lesson.challenge.description = `<p>Bread</p><script>${injected}</script>`
    const rendered = await renderPage({ path: lessonPath, site, loadPageData: async () => lesson })
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

const site: SiteConfiguration = {
  appOrigin: 'http://localhost:8000',
  runnerUrl: 'http://localhost:8001/v/1/',
  runnerAssetsPath: '/runner-assets/1/',
  isAuthoring: false,
  lessonLanguage: 'en',
  codeDelivery: 'local-outbox',
  signInProviders: [],
  forumUrl: null,
}
