import {
  confirmSignIn,
  csrfCookie,
  csrfHeader,
  type Endpoint,
  ping,
  requestSignInMail,
  updatePrivacyTerms,
} from '@cairn/contract'
import { type BrowserContext, expect } from '@playwright/test'
import type { Product } from './start-product.ts'

/**
 * Signs a browser up without opening a page, for journeys about something else. As in `signInByCode`, the question about
 * mail is answered.
 */
export async function becomeCamper(context: BrowserContext, product: Product, email: string): Promise<void> {
  const send = async ({ method, path }: Endpoint, data?: object) => {
    const token = (await context.cookies(product.origin)).find(({ name }) => name === csrfCookie)?.value ?? ''
    const headers = { [csrfHeader]: decodeURIComponent(token) }
    return context.request.fetch(product.origin + path, { method, headers, data })
  }
  const call = async (endpoint: Endpoint, data?: object) => {
    let answer = await send(endpoint, data)
    // An open page of this browser may have been given another token meanwhile. Pages repeat such a call, too.
    if (answer.status() === 403) answer = await send(endpoint, data)
    expect(answer.ok(), `${endpoint.path}: ${answer.status()}`).toBe(true)
  }
  await call(ping)
  const mail = `${email}: Your Cairn sign-in code is `
  // The school may be shared with journeys that ran before, or with an earlier try of this one.
  const mailsBefore = product.output().split(mail).length - 1
  await call(requestSignInMail, { email })
  const [, code = ''] = await product.printed(
    new RegExp(`(?:${mail}[^]*){${mailsBefore}}${mail}([A-Z0-9]{8})`),
  )
  await call(confirmSignIn, { code })
  await call(updatePrivacyTerms, { quincyEmails: false })
}
