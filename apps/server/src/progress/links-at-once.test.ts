import { completeModernChallenge } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { submitLink } from '#testing/submit-link.ts'
import { filesOf, linkProjects } from '#testing/test-projects.ts'
import { withoutRowLocks } from '#testing/without-row-locks.ts'
import { withoutUniqueKeys } from '#testing/without-unique-keys.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

type Submit = (attacker: Visitor, project: (typeof linkProjects)[number]) => ReturnType<typeof submitLink>

const submitOneLink: Submit = (attacker, { id }) =>
  submitLink(attacker, id, 'https://stones.example.org/trail')
const submitOneCode: Submit = (attacker, project) =>
  attacker.call(completeModernChallenge, { id: project.id, challengeType: 3, files: filesOf(project) })

describe.for([
  ['one link', submitOneLink],
  ['the same code', submitOneCode],
] as const)('five projects submitted at once with %s', ([, submit]) => {
  const handIn = async (at: TestServer) => {
    const attacker = await at.camper()
    const answers = await Promise.all(linkProjects.map((project) => submit(attacker, project)))
    return answers.filter(({ status }) => status === 200).length
  }

  test('count as one', async () => {
    expect(await handIn(server)).toBe(1)
  })

  test('count as one by the unique key of the table alone', async () => {
    const unlocked = await buildTestServer({ weaken: withoutRowLocks })
    expect(await handIn(unlocked)).toBe(1)
    await unlocked.close()
  })

  test('twin: count several times without lock and key', async () => {
    const weak = await buildTestServer({
      weaken: async (database) => withoutRowLocks(await withoutUniqueKeys('project_links')(database)),
    })
    // Five requests may not collide on the first try.
    await expect.poll(() => handIn(weak)).toBeGreaterThan(1)
    await weak.close()
  })
})
