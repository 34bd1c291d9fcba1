import { randomInt } from 'node:crypto'
import {
  addressOf,
  csrfCookie,
  csrfHeader,
  type Endpoint,
  getPublicProfile,
  paths,
  ping,
  reportUser,
} from '@cairn/contract'
import type { SignedIn } from '../api/seed-school.ts'
import { bigCourse } from './big-curriculum.ts'
import { heavyBodies } from './heavy-bodies.ts'
import type { HeavySchool } from './seed-heavy-school.ts'
import type { Held, Watched } from './start-watched.ts'

export type { Held } from './start-watched.ts'

const times = 7

/** The longest that one request may block the others. */
const goalMs = 50

/** The worst of several requests for each load; the first one, with empty caches, counts. */
export async function measureLoads(watched: Watched, school: HeavySchool): Promise<Map<string, Held>> {
  const { origin } = watched
  const get = (path: string) => async () => {
    const answer = await fetch(origin + path, {
      headers: { 'user-agent': 'bench', 'x-forwarded-for': anyone() },
    })
    await answer.arrayBuffer()
  }
  const repeat = async (work: () => Promise<unknown>, count = times): Promise<Held> => {
    const all: Held[] = []
    for (let time = 0; time < count; time++) all.push(await watched.during(work))
    return {
      heldMs: Math.max(...all.map(({ heldMs }) => heldMs)),
      workedMs: Math.max(...all.map(({ workedMs }) => workedMs)),
    }
  }
  const found = new Map<string, Held>()
  found.set('big course, first view', await repeat(get(paths.superBlock(bigCourse)), 1))
  found.set('big course, data', await repeat(get(paths.pageData(paths.superBlock(bigCourse)))))
  let unknown = 0
  found.set('unknown address', await repeat(() => get(`/learn/nothing-${++unknown}`)(), 2 * times))
  found.set('unknown camper', await repeat(() => get(`/nobody-${++unknown}`)(), 2 * times))
  for (const [name, { username }] of [
    ['12,481 completions', school.diligent],
    ['800 kB of code', school.coder],
  ] as const) {
    found.set(`profile of ${name}, page`, await repeat(get(paths.profile(username))))
    found.set(`profile of ${name}, data`, await repeat(get(paths.pageData(paths.profile(username)))))
    found.set(`profile of ${name}, API`, await repeat(get(`${getPublicProfile.path}?username=${username}`)))
  }
  const [, reporter, ...others] = school.campers
  if (!reporter) throw new Error('The school is empty')
  const token = await tokenOf(origin, reporter)
  const reportDescription = `${'<script'.repeat(625)}${'>'.repeat(625)}`
  const report = JSON.stringify({ username: school.coder.username, reportDescription })
  found.set(
    'report of 5,000 letters',
    await repeat(() => post(origin, reportUser, { camper: reporter, token }, report), 5),
  )
  found.set('biggest bodies, at worst', await worstBody(watched, others))
  return found
}

/** The worst of all calls and bodies, each sent by a camper below all limits. */
async function worstBody({ origin, during }: Watched, campers: readonly SignedIn[]): Promise<Held> {
  const worst: Held = { heldMs: 0, workedMs: 0 }
  for (const [index, { endpoint, bodies }] of heavyBodies().entries()) {
    const camper = campers[index % campers.length] as SignedIn
    const token = await tokenOf(origin, camper)
    for (const body of bodies) {
      const { heldMs, workedMs } = await during(() => post(origin, endpoint, { camper, token }, body))
      if (workedMs > goalMs)
        console.log(`${endpoint.path}: ${Math.round(workedMs)} ms for ${body.slice(0, 40)} …`)
      worst.heldMs = Math.max(worst.heldMs, heldMs)
      worst.workedMs = Math.max(worst.workedMs, workedMs)
    }
  }
  return worst
}

async function post(
  origin: string,
  endpoint: Endpoint,
  { camper, token }: { camper: SignedIn; token: string },
  body: string,
): Promise<void> {
  const answer = await fetch(origin + addressOf(endpoint, { id: 'x', provider: 'x' }), {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      cookie: `sid=${camper.cookie}`,
      [csrfHeader]: token,
      'x-forwarded-for': anyone(),
    },
    body,
  })
  await answer.arrayBuffer()
}

async function tokenOf(origin: string, { cookie }: SignedIn): Promise<string> {
  const answer = await fetch(origin + ping.path, { headers: { cookie: `sid=${cookie}` } })
  const token = new RegExp(`${csrfCookie}=(?<token>[^;]+)`).exec(answer.headers.getSetCookie().join(' '))
  return decodeURIComponent(token?.groups?.['token'] ?? '')
}

/** A different address each time, to stay below all limits. */
function anyone(): string {
  return `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`
}
