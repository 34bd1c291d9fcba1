import { randomInt } from 'node:crypto'
import { csrfCookie, csrfHeader, type Endpoint, ping } from '@cairn/contract'
import type { SignedIn } from '../api/seed-school.ts'

type Asked = { endpoint: Endpoint; body?: object; search?: string; camper?: SignedIn | undefined }

export type Question = {
  name: string
  count: number
  /** Makes the request for the camper of this number, who may not exist. */
  ask: (number: number) => Asked
}

type Numbers = { firstKnown: number; firstUnknown: number }

/** The first answers are discarded, because the server is still warming up. */
const warmUp = 50

/**
 * The time of each answer in milliseconds. Known and unknown campers alternate in random order, so that other load on
 * the machine affects both alike.
 */
export async function timeAnswers(
  origin: string,
  { count, ask }: Question,
  { firstKnown, firstUnknown }: Numbers,
): Promise<{ known: number[]; unknown: number[] }> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const visitor = await greet(origin)
  for (let round = -warmUp; round < count; round++) {
    for (const isKnown of randomInt(2) === 0 ? [true, false] : [false, true]) {
      const asked = ask((isKnown ? firstKnown : firstUnknown) + warmUp + round)
      const caller = asked.camper ? await greet(origin, `sid=${asked.camper.cookie}`) : visitor
      const took = await time(origin, asked, caller)
      if (round >= 0) times[isKnown ? 'known' : 'unknown'].push(took)
    }
  }
  return times
}

type Caller = { cookie: string; token: string }

/** The cookies that a browser has after its first request. */
async function greet(origin: string, cookie = ''): Promise<Caller> {
  const { headers } = await fetch(origin + ping.path, { headers: { cookie } })
  const given = headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = given.find((pair) => pair.startsWith(`${csrfCookie}=`))?.slice(csrfCookie.length + 1) ?? ''
  return { cookie: [cookie, ...given].filter(Boolean).join('; '), token: decodeURIComponent(token) }
}

async function time(origin: string, asked: Asked, { cookie, token }: Caller): Promise<number> {
  const { endpoint, body, search = '' } = asked
  const start = performance.now()
  const response = await fetch(origin + endpoint.path + search, {
    method: endpoint.method,
    headers: {
      cookie,
      [csrfHeader]: token,
      // A different address each time, to stay below all limits.
      'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.text()
  const took = performance.now() - start
  if (response.status === 403 || response.status === 429 || response.status >= 500)
    throw new Error(`${endpoint.path} answered ${response.status}`)
  return took
}
