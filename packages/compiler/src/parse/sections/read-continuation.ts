import { fileStart, type Place } from '../../problems/problem.ts'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { type FenceFile, readFiles } from './fence-files.ts'
import { readSurroundings, withoutRegion } from './read-seed.ts'

/** How a step without seed contents goes on from the step before it (decision 67). */
export type Continuation = {
  /** The place of problems that concern no single line. */
  place: Place
  /** What is added to the previous solution before the camper begins. */
  changes: FenceFile[]
  /** The alternatives of the solution; markers in the first say where the editable regions are. */
  solutions: FenceFile[][]
  heads: Readonly<Record<string, string>>
  tails: Readonly<Record<string, string>>
}

export function readContinuation(reading: Reading, solutions: FenceFile[][]): Continuation {
  const seed = findSection(reading, 'seed')
  const child = (name: string) => seed?.children.find((section) => section.name === name)
  const section = child('seed-changes')
  const changes = section ? readFiles(reading, section) : []
  for (const change of changes) withoutRegion(reading, change)
  return {
    place: findSection(reading, 'solutions')?.place ?? seed?.place ?? fileStart,
    changes,
    solutions,
    heads: Object.fromEntries(readSurroundings(reading, child('before-user-code'))),
    tails: Object.fromEntries(readSurroundings(reading, child('after-user-code'))),
  }
}
