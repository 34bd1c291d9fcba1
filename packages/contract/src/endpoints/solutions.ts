import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Solution } from '../entities/challenge.ts'
import { ChallengeId } from '../entities/identifiers.ts'

/**
 * The solutions of a lesson, for campers who are stuck. Projects of certifications and exams have none to give
 * (docs/reference/workshop.md, “Help”).
 */
export const getLessonSolutions = endpoint('GET', '/challenge-solutions/:id', {
  access: 'public',
  params: z.strictObject({ id: ChallengeId }),
  ok: z.object({ solutions: z.array(Solution) }),
  refusals: { 'flash.submission-invalid': 400, 'flash.no-solution': 404 },
})
