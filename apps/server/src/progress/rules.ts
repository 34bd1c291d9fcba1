import {
  type ChallengeType,
  challengeTypes,
  isLink,
  isOwnMachine,
  limits,
  sendsFiles,
  submitKindOf,
} from '@cairn/contract'
import { normalLink } from './normal-link.ts'

const savedTypes: ReadonlySet<number> = new Set([
  challengeTypes.multifileCertProject,
  challengeTypes.multifilePythonCertProject,
])

const practiceTypes: ReadonlySet<number> = new Set([
  challengeTypes.codeAllyPractice,
  challengeTypes.remoteWorkshop,
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
  { solution, githubLink }: Links,
): boolean {
  const needsSource = challengeType === challengeTypes.backEndProject
  if (!isLink(solution) || (needsSource && githubLink === undefined)) return false
  return githubLink === undefined || isLink(githubLink)
}

type Links = { solution: string; githubLink?: string | undefined }

/** Whether the finished project and its source are two places. */
export function areLinksDistinct({ solution, githubLink }: Links): boolean {
  return githubLink === undefined || normalLink(githubLink) !== normalLink(solution)
}

/**
 * The links that count for one project only. Practice is no project. A server on the camper's own machine may have
 * the same address for all of them: there the source tells them apart.
 */
export function countedLinks(
  challengeType: ChallengeType,
  { solution, githubLink }: Links,
): readonly string[] {
  if (practiceTypes.has(challengeType)) return []
  const isTestedAtHome = challengeType === challengeTypes.backEndProject && isOwnMachine(solution)
  return [...(isTestedAtHome ? [] : [solution]), ...(githubLink === undefined ? [] : [githubLink])]
}

/** Whether the account keeps code that is not finished (api.md, save-challenge). */
export function isSavedToAccount({ challengeType }: { challengeType: number }): boolean {
  return savedTypes.has(challengeType)
}

/** Whether the code is what a completion is worth: it is kept, and without it there is none. */
export function isProvedByFiles(challengeType: ChallengeType, isCertificationProject: boolean): boolean {
  const isProject = challengeType === challengeTypes.jsProject || savedTypes.has(challengeType)
  return isProject || (isCertificationProject && sendsFiles(challengeType))
}

/** When something was handed in that comes now; a browser is believed within bounds. */
export function submittedAtOf(now: Date, waitedMs = 0): Date {
  return new Date(now.getTime() - Math.min(Math.max(waitedMs, 0), limits.maxWaitedMs))
}
