import { completeModernChallenge, completeProject, limits } from '@cairn/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { codeProjects, filesOf, linkProjects } from '#testing/test-projects.ts'

const [project] = codeProjects as [(typeof codeProjects)[0]]
const [linked] = linkProjects as [(typeof linkProjects)[0]]
const minuteMs = 60_000

const server = await openTestServer()

/** A submission, by the minute in which its camper made it. */
type Submission = { madeAt: number; work: string }

const send = (camper: Visitor, work: string, waitedMs?: number) =>
  camper.call(completeModernChallenge, {
    id: project.id,
    challengeType: project.challengeType,
    files: filesOf(project, work),
    ...(waitedMs !== undefined && { waitedMs }),
  })
const keptBy = async (camper: Visitor) => (await camper.me()).completedChallenges[0]

/** Every order in which these things can arrive. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) =>
    ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

/** Lets each arrive a minute after the previous one, long after all were made, and returns what is stored. */
async function arrive(order: readonly Submission[], waitedMsOf: (madeAt: number) => number) {
  const camper = await server.camper()
  server.pass(60 * minuteMs)
  const before = server.clock.now.getTime()
  for (const { work, madeAt } of order) {
    const waitedMs = waitedMsOf(madeAt)
    expect((await send(camper, work, waitedMs)).status).toBe(200)
    server.pass(minuteMs)
  }
  return { before, kept: await keptBy(camper), points: (await camper.me()).points }
}

/** From two devices, one of which was offline and has two in its queue. */
const submissions: readonly Submission[] = [
  { madeAt: 1, work: 'laptop, early' },
  { madeAt: 2, work: 'phone, offline' },
  { madeAt: 3, work: 'phone, still offline' },
  { madeAt: 4, work: 'laptop, late' },
]
const start = () => server.clock.now.getTime()

describe('submissions of two devices', () => {
  test('leave the newest code, in whatever order they arrive', async () => {
    for (const order of ordersOf(submissions)) {
      const origin = start()
      const { kept, points, before } = await arrive(order, (madeAt) => start() - (origin + madeAt * minuteMs))
      expect(kept?.files[0]?.contents).toContain('laptop, late')
      expect([points, kept?.completedDate]).toEqual([2, before])
    }
  })

  test('leave the newest code when they arrive at once', async () => {
    const camper = await server.camper()
    const sent = submissions.map(({ madeAt, work }) => send(camper, work, (10 - madeAt) * minuteMs))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await keptBy(camper))?.files[0]?.contents).toContain('laptop, late')
  })

  test('twin: leave the last to arrive if none of them says how long it waited', async () => {
    const { kept } = await arrive(submissions.toReversed(), () => 0)
    expect(kept?.files[0]?.contents).toContain('laptop, early')
  })
})

describe('a submission that waited', () => {
  test('counts, and changes nothing that was submitted after it', async () => {
    const camper = await server.camper()
    await send(camper, 'typed today')
    server.pass(minuteMs)
    expect((await send(camper, 'typed yesterday', 24 * 60 * minuteMs)).body).toMatchObject({
      alreadyCompleted: true,
      points: 2,
    })
    expect((await keptBy(camper))?.files[0]?.contents).toContain('typed today')
    await send(camper, 'typed just now')
    expect((await keptBy(camper))?.files[0]?.contents).toContain('typed just now')
  })

  test('does not change a newer link either', async () => {
    const camper = await server.camper()
    const complete = (solution: string, waitedMs: number) =>
      camper.call(completeProject, { id: linked.id, solution, waitedMs })
    await complete('https://new.example.org', 0)
    expect((await complete('https://old.example.org', minuteMs)).status).toBe(200)
    expect(await keptBy(camper)).toMatchObject({ solution: 'https://new.example.org' })
  })

  test('replaces a solution stored before submission times were recorded, if it is newer', async () => {
    const camper = await server.camper()
    await send(camper, 'long ago')
    await sql`update completions set submitted_at = null`.execute(server.database)
    server.pass(2 * minuteMs)
    await send(camper, 'before that', 3 * minuteMs)
    expect((await keptBy(camper))?.files[0]?.contents).toContain('long ago')
    await send(camper, 'after that', minuteMs)
    expect((await keptBy(camper))?.files[0]?.contents).toContain('after that')
  })

  test.for([-1, -1e300, 1e300, Number.MAX_SAFE_INTEGER, 0.5])(
    'is limited to plausible waiting times, given %d ms',
    async (waitedMs) => {
      const camper = await server.camper()
      expect((await send(camper, 'whenever', waitedMs)).status).toBe(200)
      const { submitted_at: submittedAt } = await server.database
        .selectFrom('completions')
        .select('submitted_at')
        .where('user_id', '=', (await camper.me()).id)
        .executeTakeFirstOrThrow()
      const ageMs = server.clock.now.getTime() - (submittedAt?.getTime() ?? 0)
      expect(ageMs).toBeGreaterThanOrEqual(0)
      expect(ageMs).toBeLessThanOrEqual(limits.maxWaitedMs)
    },
  )
})
