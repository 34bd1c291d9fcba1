import type { getLessonSolutions, OkOf } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { LoadSolutions } from '#curriculum/open-solutions.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { provesSkill } from './rules.ts'

export type SolutionServices = Pick<Curriculum, 'findChallenge' | 'isCertificationProject'> & {
  loadSolutions: LoadSolutions
}

/** The solutions of a lesson that its camper may see. */
export async function showSolutions(
  { findChallenge, isCertificationProject, loadSolutions }: SolutionServices,
  id: string,
): Promise<OkOf<typeof getLessonSolutions> | Refusal<'flash.no-solution'>> {
  const challenge = findChallenge(id)
  if (!challenge || isCertificationProject(id) || provesSkill(challenge.challengeType))
    return refuse('flash.no-solution')
  const solutions = await loadSolutions(challenge)
  return solutions.length === 0 ? refuse('flash.no-solution') : { solutions: [...solutions] }
}
