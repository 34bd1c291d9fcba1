import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from './product/start-product.ts'
import { bakeryPath, startBakery } from './product/start-bakery.ts'

/** Only the page that takes payments is laxer for a provider. */
const payPal = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_PLANS: '500=P-1,1000=P-2,2000=P-3,4000=P-4',
}

let product: Product
let close: () => Promise<void>

beforeAll(async () => {
  ;({ product, close } = await startBakery(payPal))
})
afterAll(() => close())

describe('every page of the school', () => {
  const paths = [
    '/',
    '/learn',
    '/learn/lessons',
    bakeryPath,
    '/signin',
    '/settings',
    '/certification/nobody/nothing',
    '/nobody-of-this-name',
    '/no/such/page',
    '/documentation',
    '/supporters',
    '/update-stripe-card',
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

  test('frames the sandbox and the players of two hosts, and nothing else', async () => {
    const policy = (await answerOf(bakeryPath)).headers.get('content-security-policy') ?? ''
    expect(policy.split('; ').filter((rule) => rule.startsWith('frame-src'))).toEqual([
      'frame-src https://run.example https://www.youtube-nocookie.com https://player.bilibili.com',
    ])
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
