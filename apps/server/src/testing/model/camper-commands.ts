import {
  completeModernChallenge,
  deleteAccount,
  limits,
  resetProgress,
  saveChallenge,
  updateAbout,
} from '@cairn/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { challengeIds, projectId } from '../build-test-server.ts'
import { submitLink } from '../submit-link.ts'
import { linkProjects } from '../test-projects.ts'
import type { Answer } from '../visitor.ts'
import { type CamperModel, type CamperReality, expectAgreement, forgetProgress } from './camper-model.ts'

type Command = fc.AsyncCommand<CamperModel, CamperReality>

const dayMs = 24 * 60 * 60 * 1000

const lessonIds = challengeIds.slice(0, 5)
const projectIds = linkProjects.slice(0, 3).map(({ id }) => id)
const links = ['https://stones.example.org/trail', 'https://stones.example.org/tower']

/** A step of a camper's, after which account and model must agree. It needs a session unless it says otherwise. */
function command(
  name: string,
  run: (model: CamperModel, reality: CamperReality) => Promise<void>,
  { needsSession = true } = {},
): Command {
  return {
    check: ({ isSignedIn }) => isSignedIn === needsSession,
    run: async (model, reality) => {
      await run(model, reality)
      await expectAgreement(model, reality)
    },
    toString: () => name,
  }
}

const completeAtOnce = fc
  .array(fc.constantFrom(...lessonIds), { minLength: 1, maxLength: 4 })
  .map((ids) =>
    command(`complete ${ids.join(', ')} at once`, (model, reality) => completeAll(ids, model, reality)),
  )

/** Each lesson counts as new once, however many calls complete it at the same time. */
async function completeAll(ids: string[], model: CamperModel, { camper }: CamperReality): Promise<void> {
  const answers = await Promise.all(
    ids.map((id) => camper.call(completeModernChallenge, { id, challengeType: 0 })),
  )
  for (const answer of answers) expectStatus(answer, 200)
  const firsts = answers.filter(({ body }) => body['alreadyCompleted'] === false)
  expect(firsts).toHaveLength(new Set(ids.filter((id) => !model.lessons.has(id))).size)
  for (const id of ids) model.lessons.add(id)
}

const submitProject = fc.tuple(fc.constantFrom(...projectIds), fc.constantFrom(...links)).map(([id, link]) =>
  command(`submit ${link} for ${id}`, async (model, { camper }) => {
    const isUsed = [...model.links].some(([other, used]) => other !== id && used === link)
    expectStatus(await submitLink(camper, id, link), isUsed ? 409 : 200)
    if (!isUsed) model.links.set(id, link)
  }),
)

const saveCode = fc.constantFrom('<p>one</p>', '<p>two</p>').map((contents) =>
  command(`save ${contents}`, async (model, { server, camper }) => {
    server.pass(limits.codeSaveIntervalMs)
    const [saved] = (await camper.me()).savedChallenges
    const files = [{ contents, key: 'indexhtml', ext: 'html', name: 'index' }]
    const lastSavedDate = saved && { lastSavedDate: saved.lastSavedDate }
    expectStatus(await camper.call(saveChallenge, { id: projectId, files, ...lastSavedDate }), 200)
    model.savedCode = contents
  }),
)

const describeOneself = fc.constantFrom('', 'I pile stones.').map((about) =>
  command(`describe oneself as “${about}”`, async (model, { camper }) => {
    expectStatus(await camper.call(updateAbout, { about }), 200)
    model.about = about
  }),
)

const reset = fc.constant(
  command('reset the progress', async (model, { camper }) => {
    expectStatus(await camper.call(resetProgress, {}), 200)
    forgetProgress(model)
  }),
)

const signOut = fc.constant(
  command('sign out', async (model, { camper }) => {
    await camper.signOut()
    model.isSignedIn = false
  }),
)

const remove = fc.constant(
  command('delete the account', async (model, { camper }) => {
    expectStatus(await camper.call(deleteAccount, {}), 200)
    forgetProgress(model)
    Object.assign(model, { isSignedIn: false, about: '' })
  }),
)

const signIn = fc.constant(
  command(
    'sign in',
    async (model, reality) => {
      // A mailbox gets only so many mails a day.
      reality.server.pass(dayMs)
      reality.camper = await reality.server.camper(reality.email)
      model.isSignedIn = true
    },
    { needsSession: false },
  ),
)

/** Random orders of what a camper can do. */
export const camperCommands = fc.commands(
  [completeAtOnce, submitProject, saveCode, describeOneself, reset, signOut, remove, signIn],
  { maxCommands: 25 },
)

function expectStatus({ status }: Answer, expected: number): void {
  expect(status).toBe(expected)
}
