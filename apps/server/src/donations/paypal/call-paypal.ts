import { z } from '@cairn/contract'
import { ProviderAway } from '#donations/attempts/provider.ts'
import { readAnswer } from '#donations/attempts/read-answer.ts'
import type { PayPalOptions } from './open-paypal.ts'

const callMs = 15_000
const tries = 3

/** A little before PayPal no longer accepts it. */
const earlyMs = 60_000

type CallOptions = {
  /** Sent as JSON; a text is sent as it is. Without a body the call is a GET. */
  body?: object | string
  /** PayPal does a call with the same key once, and repeats its answer. */
  key?: string
  /** Refusals that are answers: `gone` for 404, otherwise what came with them. */
  allowed?: readonly number[]
}

/** The answer about what PayPal does not know. */
export const gone = null

export type PayPalCall = (path: string, options?: CallOptions) => Promise<unknown>

const Token = z.object({ access_token: z.string(), expires_in: z.number() })

/** Calls PayPal with a token that lasts for some hours. */
export function callPayPal({ apiUrl, clientId, clientSecret, now }: PayPalOptions): PayPalCall {
  let token: { text: string; until: number } | undefined

  async function signIn(): Promise<string> {
    if (token && now().getTime() < token.until) return token.text
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const answer = await send(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (!isOk(answer)) throw new ProviderAway(`PayPal does not let this school in: ${answer.status}`)
    const { access_token: text, expires_in: seconds } = readAnswer(Token, parsed(answer))
    token = { text, until: now().getTime() + seconds * 1000 - earlyMs }
    return text
  }

  return async (path, { body, key, allowed = [] } = {}) => {
    const answer = await send(apiUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${await signIn()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key === undefined ? {} : { 'paypal-request-id': key }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    if (answer.status === 401) token = undefined
    if (!isOk(answer) && !allowed.includes(answer.status)) {
      throw new ProviderAway(`PayPal answers ${answer.status}`)
    }
    return answer.status === 404 ? gone : parsed(answer)
  }
}

type Answer = { status: number; text: string }

function isOk({ status }: Answer): boolean {
  return status >= 200 && status < 300
}

function parsed({ text }: Answer): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    throw new ProviderAway('PayPal does not answer in JSON', { cause: error })
  }
}

/** Tries again what may not have arrived: every call that changes something has a key. */
async function send(address: string, options: RequestInit): Promise<Answer> {
  let cause: unknown
  for (let count = 0; count < tries; count++) {
    try {
      const answer = await fetch(address, {
        ...options,
        redirect: 'error',
        signal: AbortSignal.timeout(callMs),
      })
      // What breaks off on its way is tried again as well.
      const text = await answer.text()
      if (answer.status < 500) return { status: answer.status, text }
      cause = new Error(`PayPal answers ${answer.status}`)
    } catch (error) {
      cause = error
    }
  }
  throw new ProviderAway('PayPal does not answer', { cause })
}
