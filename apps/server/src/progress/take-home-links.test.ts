import { challengeTypes } from '@cairn/contract'
import { expect, test } from 'vitest'
import { Refusal } from '#http/refusal.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { withoutReruns } from '#testing/without-reruns.ts'
import { submitProject } from './submit-project.ts'

const server = await openTestServer()

/** Submits one link for two take-home projects, and returns the refusal of the second one. */
async function submitTwice(isCertificationProject: () => boolean) {
  const { id: userId, username } = await (await server.camper()).me()
  const services = {
    database: server.database,
    findChallenge: (id: string) => ({
      id,
      challengeType: challengeTypes.frontEndProject,
      block: 'take-home-projects',
    }),
    bringsEnvironment: async () => false,
    isCertificationProject,
    reruns: await withoutReruns(server.database),
    now: () => new Date(),
  }
  const submit = (id: string) =>
    submitProject(services, { userId, username }, { id, solution: 'https://stones.example.org/trail' })
  expect(await submit('7'.repeat(24))).not.toBeInstanceOf(Refusal)
  return submit('8'.repeat(24))
}

test('one link is not accepted for two take-home projects that certifications ask for', async () => {
  expect(await submitTwice(() => true)).toMatchObject({ key: 'flash.project-link-used' })
})

test('one link is accepted for several take-home projects that are practice', async () => {
  expect(await submitTwice(() => false)).not.toBeInstanceOf(Refusal)
})
