import * as z from 'zod/mini'

/**
 * The challenge types of specification §3 by name. A type that the product does not support yet is
 * listed all the same, so that every `satisfies Record<ChallengeTypeName, …>` must answer for it.
 */
export const challengeTypes = {
  html: 0,
  js: 1,
  backend: 2,
  frontEndProject: 3,
  backEndProject: 4,
  jsProject: 5,
  modern: 6,
  step: 7,
  quiz: 8,
  invalid: 9,
  pythonProject: 10,
  video: 11,
  codeAllyPractice: 12,
  codeAllyCert: 13,
  multifileCertProject: 14,
  theOdinProject: 15,
  colab: 16,
  exam: 17,
  msTrophy: 18,
  multipleChoice: 19,
  python: 20,
  dialogue: 21,
  fillInTheBlank: 22,
  multifilePythonCertProject: 23,
} as const

export type ChallengeTypeName = keyof typeof challengeTypes

/** The types that this release compiles, shows, runs and records. */
export const supportedChallengeTypes = [
  challengeTypes.html,
  challengeTypes.js,
  challengeTypes.python,
] as const

export const ChallengeType = z.union([z.literal(0), z.literal(1), z.literal(20)])
export type ChallengeType = z.infer<typeof ChallengeType>

/** Where a challenge's tests are evaluated. */
export type TestEnvironment = 'page' | 'javascript' | 'python'

/** Source: challenge-types.json, column `testRunner`. */
export const testEnvironmentByType = {
  [challengeTypes.html]: 'page',
  [challengeTypes.js]: 'javascript',
  [challengeTypes.python]: 'python',
} as const satisfies Record<ChallengeType, TestEnvironment>
