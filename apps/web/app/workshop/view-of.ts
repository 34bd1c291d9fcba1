import { type Challenge, challengeTypes, environmentOf, submitKindOf } from '@cairn/contract'

/** The kinds of pages that a lesson can have. */
export type View =
  | 'workshop'
  | 'frontEndProject'
  | 'project'
  | 'tutorial'
  | 'trophy'
  | 'exam'
  | 'quiz'
  | 'reading'

type Facts = Pick<Challenge, 'challengeType' | 'environment' | 'files' | 'quizzes' | 'url'>

/** The page that fits a lesson, by what it contains and how it is submitted. */
export function viewOf(facts: Facts): View {
  const { challengeType, files, quizzes = [], url } = facts
  if (challengeType === challengeTypes.frontEndProject && files.length > 0) return 'frontEndProject'
  if (environmentOf(facts) !== null && files.length > 0) return 'workshop'
  if (quizzes.length > 0) return 'quiz'
  switch (submitKindOf(challengeType)) {
    case 'exam':
      return 'exam'
    case 'msTrophy':
      return 'trophy'
    case 'backend':
    case 'project.frontEnd':
    case 'project.backEnd':
      return url === undefined ? 'project' : 'tutorial'
    case 'tests':
    case 'step':
    case null:
      return 'reading'
  }
}
