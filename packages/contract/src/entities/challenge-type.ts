import * as z from 'zod/mini'
import { challengeTypes, lessonEnvironments } from '../challenge-types.ts'

/** Type 9 is a placeholder in the list; no lesson may have it. */
const codes = Object.values(challengeTypes).filter((code) => code !== challengeTypes.invalid)

export const ChallengeType = z.literal(codes)
export type ChallengeType = (typeof challengeTypes)[keyof typeof challengeTypes]

export const LessonEnvironment = z.enum(lessonEnvironments)
export type LessonEnvironment = z.infer<typeof LessonEnvironment>
