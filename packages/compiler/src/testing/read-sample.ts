import { expect } from 'vitest'
import { parseChallenge } from '../parse/parse-challenge.ts'
import { sampleLessons } from './sample-lessons.ts'

/** A sample lesson as the compiler reads it, without any problem. */
export function readSample(name: keyof typeof sampleLessons) {
  const { output, problems } = parseChallenge(`${name}.md`, sampleLessons[name])
  expect(problems).toEqual([])
  return output
}
