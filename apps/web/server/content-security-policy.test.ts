import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const page = {
  scriptHashes: ["'sha256-a'"],
  styleNonce: 'b',
  runnerOrigin: 'https://runner.test',
  payments: null,
}
const stripe = { publishableKey: 'pk_1', scriptOrigin: 'https://js.stripe.com' }
const paypal = { clientId: 'client', scriptOrigin: 'https://www.paypal.com' }
const noPayments = { stripe: null, paypal: null, patreonUrl: null, isDemo: false }

const hostsIn = (policy: string) => policy.match(/https:\/\/[\w.]+(?:stripe|paypal)\.com/g) ?? []

describe('the content policy', () => {
  test('of an ordinary page names no payment provider, and requires trusted types', () => {
    const policy = contentSecurityPolicy(page)
    expect(hostsIn(policy)).toEqual([])
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  test('of a page that takes payments names the providers of the school', () => {
    const policy = contentSecurityPolicy({ ...page, payments: { ...noPayments, stripe, paypal } })
    expect(policy).toContain("script-src 'self' 'sha256-a' https://js.stripe.com https://www.paypal.com;")
    expect(policy).toContain(
      "connect-src 'self' https://js.stripe.com https://www.paypal.com https://api.stripe.com;",
    )
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.paypal\.com https:\/\/hooks\.stripe\.com;/)
    expect(policy).not.toContain('require-trusted-types-for')
  })

  test('of a school without cards names PayPal only', () => {
    const policy = contentSecurityPolicy({ ...page, payments: { ...noPayments, paypal } })
    expect(new Set(hostsIn(policy))).toEqual(new Set(['https://www.paypal.com']))
  })

  test('of a school with Patreon or a demonstration alone stays closed', () => {
    const payments = { ...noPayments, patreonUrl: 'https://patreon.test/school', isDemo: true }
    expect(contentSecurityPolicy({ ...page, payments })).toBe(contentSecurityPolicy(page))
  })
})
