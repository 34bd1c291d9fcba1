import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  completeModernChallenge,
  csrfCookie,
  csrfHeader,
  CurriculumIndex,
  getPublicProfile,
  getSessionUser,
  ping,
} from '@cairn/contract'
import type { BurstRequest } from './burst.ts'
import type { SeededSchool, SignedIn } from './seed-school.ts'

export const callNames = ['sessionUser', 'sessionUserUnchanged', 'completion', 'publicProfile'] as const
type CallName = (typeof callNames)[number]

/** Endless requests of each kind, for the product and for the bare server. */
export type Calls = Record<CallName, () => BurstRequest>

type Known = { token: string; etag: string }

/** Every camper first makes two requests: for the token that a change needs, and for the ETag of their account. */
export async function productCalls(origin: string, { campers }: SeededSchool): Promise<Calls> {
  const known = new Map<SignedIn, Known>()
  for (const camper of campers) known.set(camper, await greet(origin, camper))
  const nextCamper = endless(campers)
  const nextPair = endless(await pairs(campers))
  return {
    sessionUser: () => get(getSessionUser.path, nextCamper()),
    sessionUserUnchanged: () => {
      const camper = nextCamper()
      return get(getSessionUser.path, camper, { 'if-none-match': known.get(camper)?.etag ?? '' })
    },
    completion: () => {
      const { camper, id } = nextPair()
      const token = known.get(camper)?.token ?? ''
      return post(completeModernChallenge.path, camper, id, { [csrfHeader]: token })
    },
    publicProfile: () => ({
      method: 'GET',
      path: `${getPublicProfile.path}?username=${nextCamper().username}`,
      headers: { 'x-forwarded-for': anyone() },
    }),
  }
}

/** The bare server caches nothing, so it is compared with the full answer. */
export async function bareCalls({ campers }: SeededSchool): Promise<Calls> {
  const nextCamper = endless(campers)
  const nextPair = endless(await pairs(campers))
  const sessionUser = () => get('/session-user', nextCamper())
  return {
    sessionUser,
    sessionUserUnchanged: sessionUser,
    completion: () => {
      const { camper, id } = nextPair()
      return post('/completion', camper, id, {})
    },
    publicProfile: () => get('/public-profile', nextCamper()),
  }
}

/** A different address for each request, because profiles are limited per caller. */
function anyone(): string {
  return `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`
}

function get(path: string, camper: SignedIn, headers: Record<string, string> = {}): BurstRequest {
  return {
    method: 'GET',
    path,
    headers: { cookie: `sid=${camper.cookie}`, 'x-username': camper.username, ...headers },
  }
}

function post(path: string, camper: SignedIn, id: string, headers: Record<string, string>): BurstRequest {
  return {
    ...get(path, camper, { 'content-type': 'application/json', ...headers }),
    method: 'POST',
    body: JSON.stringify({ id, challengeType: 0 }),
  }
}

async function greet(origin: string, camper: SignedIn): Promise<Known> {
  const headers = { cookie: `sid=${camper.cookie}` }
  const greeting = await fetch(origin + ping.path, { headers })
  const token = new RegExp(`${csrfCookie}=(?<token>[^;]+)`).exec(greeting.headers.getSetCookie().join(' '))
  const { headers: known } = await fetch(origin + getSessionUser.path, { headers })
  return {
    token: decodeURIComponent(token?.groups?.['token'] ?? ''),
    etag: known.get('etag') ?? '',
  }
}

const curriculumIndex = join(import.meta.dirname, '../../.build/curriculum/english/index.json')

/** The lessons that are completed. */
export async function lessonIds(): Promise<string[]> {
  const { superBlocks } = CurriculumIndex.parse(JSON.parse(await readFile(curriculumIndex, 'utf8')))
  return superBlocks.flatMap(({ blocks }) =>
    blocks.flatMap(({ challenges }) => challenges.map(({ id }) => id)),
  )
}

/** All pairs of camper and lesson, with a different camper each time: first completions as long as they last. */
async function pairs(campers: readonly SignedIn[]): Promise<{ camper: SignedIn; id: string }[]> {
  return (await lessonIds()).flatMap((id) => campers.map((camper) => ({ camper, id })))
}

function endless<Item>(items: readonly Item[]): () => Item {
  let index = 0
  return () => items[index++ % items.length] as Item
}
