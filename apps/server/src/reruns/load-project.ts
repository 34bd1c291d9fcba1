import { createHash } from 'node:crypto'
import { environmentOf, Rerun } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Queryable } from '#database/schema.ts'
import { findFiles, type Place } from './store.ts'

export type LessonsToRun = Pick<Curriculum, 'loadChallenge'>

export type Project = {
  rerun: Rerun
  /** Hash of the code and its lesson: a verdict holds for this pair only. */
  workHash: Buffer
}

/** A submitted project as it is stored; undefined if it is none, or nothing of it can be run. */
export async function loadProject(
  queryable: Queryable,
  { loadChallenge }: LessonsToRun,
  place: Place,
): Promise<Project | undefined> {
  const files = await findFiles(queryable, place)
  const challenge = files.length > 0 ? await loadChallenge(place.challengeId) : undefined
  if (!challenge || challenge.tests.length === 0 || environmentOf(challenge) === null) return undefined
  const rerun = Rerun.parse({ challenge, files })
  return { rerun, workHash: createHash('sha256').update(JSON.stringify(rerun)).digest() }
}
