import { type CompletionOutline, isCodeProject, isLink } from '@cairn/contract'

/** How a completion is shown (docs/reference/camper-pages.md, “Solutions”). */
export type SolutionKind = 'exam-results' | 'project-files' | 'code' | 'link' | 'links' | 'none'

/** The first kind that applies. */
export function solutionKindOf(completed: CompletionOutline): SolutionKind {
  const { examResults, hasFiles, challengeType, solution, githubLink } = completed
  if (examResults) return 'exam-results'
  if (hasFiles) return isCodeProject(challengeType) ? 'project-files' : 'code'
  if (!solution) return 'none'
  if (!isLink(solution)) return 'code'
  return githubLink !== undefined && isLink(githubLink) ? 'links' : 'link'
}
