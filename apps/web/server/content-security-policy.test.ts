import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const page = {
  scriptHashes: ["'sha256-a'"],
  styleNonce: 'b',
  runnerOrigin: 'https://runner.test',
  providers: null,
}
const stripe = { publishableKey: 'pk_1', scriptOrigin: 'https://js.stripe.com' }
const paypal = { clientId: 'client', scriptOrigin: 'https://www.paypal.com' }

const hostsIn = (policy: string) => policy.match(/https:\/\/[\w.*]+(?:stripe|paypal)\.com/g) ?? []

describe('the content policy', () => {
  test('of an ordinary page names no payment provider, and requires trusted types', () => {
    const policy = contentSecurityPolicy(page)
    expect(hostsIn(policy)).toEqual([])
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  test('of a page that takes cards names their provider', () => {
    const policy = contentSecurityPolicy({ ...page, providers: { stripe, paypal: null } })
    expect(policy).toContain("script-src 'self' 'sha256-a' https://js.stripe.com;")
    expect(policy).toContain("connect-src 'self' https://js.stripe.com https://api.stripe.com;")
    expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com https:\/\/hooks\.stripe\.com;/)
    expect(policy).not.toContain('require-trusted-types-for')
    expect(policy).not.toContain('paypal')
  })

  test('of a page that takes payments by PayPal names its hosts, and allows no scripts or styles in the page', () => {
    const policy = contentSecurityPolicy({ ...page, providers: { stripe: null, paypal } })
    for (const directive of ['script-src', 'connect-src', 'frame-src']) {
      const listed = policy.split('; ').find((one) => one.startsWith(directive))
      expect(listed).toContain('https://*.paypal.com https://*.paypalobjects.com')
    }
    expect(policy).not.toContain('stripe')
    expect(policy).not.toContain('unsafe')
  })
})
