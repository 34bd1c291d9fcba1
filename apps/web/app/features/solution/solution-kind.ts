import { challengeTypes, type CompletionOutline, isLink } from '@cairn/contract'

/** What there is to see of a completion, and how (specification §4, “Solution display kind”). */
export type SolutionKind = 'exam-results' | 'project-files' | 'code' | 'link' | 'links' | 'none'

const projectTypes: ReadonlySet<number | undefined> = new Set([
  challengeTypes.multifileCertProject,
  challengeTypes.multifilePythonCertProject,
])

/** The first that applies: results, files, an address, code from before there were files. */
export function solutionKindOf(completed: CompletionOutline): SolutionKind {
  const { examResults, hasFiles, challengeType, solution, githubLink } = completed
  if (examResults) return 'exam-results'
  if (hasFiles) return projectTypes.has(challengeType) ? 'project-files' : 'code'
  if (!solution) return 'none'
  if (!isLink(solution)) return 'code'
  return githubLink !== undefined && isLink(githubLink) ? 'links' : 'link'
}
