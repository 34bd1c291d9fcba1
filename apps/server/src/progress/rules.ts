import {
  type ChallengeType,
  challengeTypes,
  isCodeProject,
  isLink,
  isOwnMachine,
  limits,
  sendsFiles,
  submitKindOf,
  type SubmittedFile,
} from '@cairn/contract'
import { normalLink } from './normal-link.ts'

const practiceTypes: ReadonlySet<number> = new Set([
  challengeTypes.codeAllyPractice,
  challengeTypes.remoteWorkshop,
])

/** The block of long projects. Those that no certification asks for are practice: several may be parts of one. */
const takeHomeProjects = 'take-home-projects'

/** Whether a challenge is completed just by passing tests or answering questions. */
export function isSubmittedByTests({ challengeType }: { challengeType: ChallengeType }): boolean {
  const kind = submitKindOf(challengeType)
  return kind === 'tests' || kind === 'step'
}

/** Whether a challenge is completed by a link to the finished project. */
export function isSubmittedByLink({ challengeType }: { challengeType: ChallengeType }): boolean {
  const kind = submitKindOf(challengeType)
  return kind === 'project.frontEnd' || kind === 'project.backEnd'
}

/** Whether a project that is completed by a link may also be completed by code that was written in the school. */
export function mayBeBuiltHere({ challengeType }: { challengeType: ChallengeType }): boolean {
  return isSubmittedByLink({ challengeType }) && isCodeProject(challengeType)
}

/** Whether a challenge is completed by running tests against the camper's own server. */
export function isSubmittedAsBackend({ challengeType }: { challengeType: ChallengeType }): boolean {
  return submitKindOf(challengeType) === 'backend'
}

/**
 * Whether a project has the links that its type requires, and they are valid (docs/reference/api.md, “Completions”).
 */
export function areLinksEnough(
  { challengeType }: { challengeType: ChallengeType },
  { solution, githubLink }: Links,
): boolean {
  const needsSource = challengeType === challengeTypes.backEndProject
  if (!isLink(solution) || (needsSource && githubLink === undefined)) return false
  return githubLink === undefined || isLink(githubLink)
}

type Links = { solution: string; githubLink?: string | undefined }

/** Whether the finished project and its source code have different addresses. */
export function areLinksDistinct({ solution, githubLink }: Links): boolean {
  return githubLink === undefined || normalLink(githubLink) !== normalLink(solution)
}

/**
 * The links that count for one project only, in their normal form. Practice is not a project. Projects on the camper's
 * own machine may all have the same address, so there the link to the source code distinguishes them.
 */
export function countedLinks(
  { challengeType, block }: { challengeType: ChallengeType; block: string },
  { solution, githubLink }: Links,
  isCertificationProject: boolean,
): readonly string[] {
  const isPractice =
    practiceTypes.has(challengeType) || (block === takeHomeProjects && !isCertificationProject)
  if (isPractice) return []
  const isTestedAtHome = challengeType === challengeTypes.backEndProject && isOwnMachine(solution)
  return [...(isTestedAtHome ? [] : [solution]), ...(githubLink === undefined ? [] : [githubLink])].map(
    normalLink,
  )
}

/** Code that counts for one project only, in a form without white space, which is never that of a link. */
export function countedCode(files: readonly SubmittedFile[]): readonly string[] {
  const texts = files.map(({ key, contents }) => JSON.stringify([key, contents.replaceAll(/\s+/g, '')]))
  return [texts.toSorted().join('\n')]
}

/** Whether code is required: it is stored, and a completion without it is refused. */
export function isProvedByFiles(challengeType: ChallengeType, isCertificationProject: boolean): boolean {
  const isProject = challengeType === challengeTypes.jsProject || isCodeProject(challengeType)
  return isProject || (isCertificationProject && sendsFiles(challengeType))
}

/** When a submission that arrives now was made; the browser's claim is accepted within bounds. */
export function submittedAtOf(now: Date, waitedMs = 0): Date {
  return new Date(now.getTime() - Math.min(Math.max(waitedMs, 0), limits.maxWaitedMs))
}

/** Whether each file has a key of its own: of two with the same, a page would show one and the tests take the other. */
export function areKeysDistinct(files: readonly Pick<SubmittedFile, 'key'>[]): boolean {
  return new Set(files.map(({ key }) => key)).size === files.length
}
