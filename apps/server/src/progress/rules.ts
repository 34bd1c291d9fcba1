import { type ChallengeType, challengeTypes, isLink, submitKindOf } from '@cairn/contract'

/** The five projects of the legacy JavaScript certification: their code is their solution (api.md §10). */
const legacyJavaScriptProjects: ReadonlySet<string> = new Set([
  'aaa48de84e1ecc7c742e1124',
  'a7f4d8f2483413a6ce226cac',
  '56533eb9ac21ba0edf2244e2',
  'aff0395860f5d3034dc0bfc9',
  'aa2e6f85cab2ab736c9a9b24',
])

const typesWithFiles: ReadonlySet<number> = new Set([
  challengeTypes.multifileCertProject,
  challengeTypes.multifilePythonCertProject,
])

/** Whether passing tests or answering questions is all that a completion takes. */
export function isSubmittedByTests({ challengeType }: { challengeType: ChallengeType }): boolean {
  const kind = submitKindOf(challengeType)
  return kind === 'tests' || kind === 'step'
}

/** Whether a completion is a link to the finished project. */
export function isSubmittedByLink({ challengeType }: { challengeType: ChallengeType }): boolean {
  const kind = submitKindOf(challengeType)
  return kind === 'project.frontEnd' || kind === 'project.backEnd'
}

/** Whether a completion is a run of tests against the camper's own server. */
export function isSubmittedAsBackend({ challengeType }: { challengeType: ChallengeType }): boolean {
  return submitKindOf(challengeType) === 'backend'
}

/** Whether the links of a project are addresses, and all that its type asks for (api.md §10). */
export function areLinksEnough(
  { challengeType }: { challengeType: ChallengeType },
  { solution, githubLink }: { solution: string; githubLink?: string | undefined },
): boolean {
  const needsSource = challengeType === challengeTypes.backEndProject
  if (!isLink(solution) || (needsSource && githubLink === undefined)) return false
  return githubLink === undefined || isLink(githubLink)
}

/** Whether the account keeps code that is not finished (api.md, save-challenge). */
export function isSavedToAccount({ challengeType }: { challengeType: number }): boolean {
  return typesWithFiles.has(challengeType)
}

/** Whether a completion keeps the code that was sent with it. */
export function keepsFiles({ id, challengeType }: { id: string; challengeType: number }): boolean {
  return typesWithFiles.has(challengeType) || legacyJavaScriptProjects.has(id)
}
