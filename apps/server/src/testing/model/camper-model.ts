import { expect } from 'vitest'
import type { TestServer } from '../build-test-server.ts'
import type { Visitor } from '../visitor.ts'

/** What an account must hold after some calls, kept in the simplest way. */
export type CamperModel = {
  isSignedIn: boolean
  lessons: Set<string>
  /** The link of each project. */
  links: Map<string, string>
  savedCode: string | undefined
  about: string
}

/** The account itself, and a stranger who looks at it. */
export type CamperReality = { server: TestServer; email: string; camper: Visitor; stranger: Visitor }

export function newCamperModel(): CamperModel {
  return { isSignedIn: true, lessons: new Set(), links: new Map(), savedCode: undefined, about: '' }
}

/** What a new account holds, and one whose progress was reset. */
export function forgetProgress(model: CamperModel): void {
  model.lessons.clear()
  model.links.clear()
  model.savedCode = undefined
}

/** Compares what the camper and strangers are told with the model. */
export async function expectAgreement(
  model: CamperModel,
  { camper, stranger }: CamperReality,
): Promise<void> {
  expect(await camper.isSignedIn()).toBe(model.isSignedIn)
  expect(await stranger.completedIds()).toEqual([])
  if (!model.isSignedIn) return
  const me = await camper.me()
  const ids = [...model.lessons, ...model.links.keys()].toSorted()
  expect({
    ids: me.completedChallenges.map(({ id }) => id).toSorted(),
    links: Object.fromEntries(
      me.completedChallenges.flatMap(({ id, solution }) => (solution == null ? [] : [[id, solution]])),
    ),
    count: me.completedChallengeCount,
    points: me.points,
    savedCode: me.savedChallenges[0]?.files[0]?.contents,
    about: me.about,
  }).toEqual({
    ids,
    links: Object.fromEntries(model.links),
    count: ids.length,
    points: ids.length + 1,
    savedCode: model.savedCode,
    about: model.about,
  })
}
