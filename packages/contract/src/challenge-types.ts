/**
 * The challenge types by name (docs/reference/lesson-format.md, “Challenge types”). Adding one is a compile error
 * wherever types must be handled.
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
  generic: 24,
  lab: 25,
  jsLab: 26,
  pyLab: 27,
  dailyChallengeJs: 28,
  dailyChallengePy: 29,
  examDownload: 30,
  review: 31,
  remoteWorkshop: 32,
  remoteLab: 33,
} as const

export type ChallengeTypeName = keyof typeof challengeTypes
type Code = (typeof challengeTypes)[ChallengeTypeName]

/**
 * Stands in place of a challenge's type in the completion that records a claimed certification. Existing clients know
 * this number, which is that of the type `step` as well.
 */
export const claimedCertificationType = challengeTypes.step

/** What completions of lessons have: never the number that marks a claimed certification. */
export type CompletedLessonType = Exclude<Code, typeof claimedCertificationType>

/** The type that the completion of a lesson has: its own, and `html` for a `step`, whose tests run in a page too. */
export function completedLessonType(type: Code): CompletedLessonType {
  return type === challengeTypes.step ? challengeTypes.html : type
}

/** Where a challenge's tests are evaluated, by its type. */
export type TypeEnvironment = 'page' | 'javascript' | 'python'

/** What a lesson of the remote editor can bring along, so that it runs in the page instead. */
export const lessonEnvironments = ['sql', 'shell'] as const

/** Where a challenge's tests are evaluated. */
export type TestEnvironment = TypeEnvironment | (typeof lessonEnvironments)[number]

/** Where the tests of a type run, and therefore what its editor shows. */
const testEnvironments: Readonly<Record<ChallengeTypeName, TypeEnvironment | null>> = {
  html: 'page',
  js: 'javascript',
  backend: null,
  frontEndProject: 'page',
  backEndProject: null,
  jsProject: 'javascript',
  modern: 'page',
  step: 'page',
  quiz: null,
  invalid: null,
  pythonProject: null,
  video: null,
  codeAllyPractice: null,
  codeAllyCert: null,
  multifileCertProject: 'page',
  theOdinProject: null,
  colab: null,
  exam: null,
  msTrophy: null,
  multipleChoice: null,
  python: 'python',
  dialogue: null,
  fillInTheBlank: null,
  multifilePythonCertProject: 'python',
  generic: null,
  lab: 'page',
  jsLab: 'javascript',
  pyLab: 'python',
  dailyChallengeJs: 'javascript',
  dailyChallengePy: 'python',
  examDownload: null,
  review: null,
  remoteWorkshop: null,
  remoteLab: null,
}

const names = new Map(
  Object.entries(challengeTypes).map(([name, code]) => [code, name as ChallengeTypeName] as const),
)

export function challengeTypeName(type: Code): ChallengeTypeName {
  return names.get(type) ?? 'invalid'
}

/** Null: the type has no code to run, unless a lesson brings an environment along. */
export function testEnvironmentOf(type: Code): TypeEnvironment | null {
  return testEnvironments[challengeTypeName(type)]
}

type Environment = { challengeType: Code; environment?: (typeof lessonEnvironments)[number] | undefined }

/** Where the tests of a lesson run. Null: it has no code to run. */
export function environmentOf({ challengeType, environment }: Environment): TestEnvironment | null {
  return environment ?? testEnvironmentOf(challengeType)
}

/** Types whose lessons open in the remote editor, unless they bring an environment along. */
export const remoteEditorTypes: ReadonlySet<Code> = new Set([
  challengeTypes.codeAllyPractice,
  challengeTypes.codeAllyCert,
])

/** A front-end project is one when it is built in the school; built elsewhere, it is a link. */
const codeProjects: ReadonlySet<number | undefined> = new Set([
  challengeTypes.frontEndProject,
  challengeTypes.multifileCertProject,
  challengeTypes.multifilePythonCertProject,
])

/**
 * Whether a lesson of this type is a project of several files, which may take days: its unfinished code is saved to the
 * account, and others see it running.
 */
export function isCodeProject(type: number | undefined): boolean {
  return codeProjects.has(type)
}

/** Other types whose finished code is the solution: programs, and labs, which some certifications require. */
const typesWithFiles: ReadonlySet<Code> = new Set([
  challengeTypes.jsProject,
  challengeTypes.lab,
  challengeTypes.jsLab,
  challengeTypes.pyLab,
])

/** Whether a completion of this type is sent with the camper's files. */
export function sendsFiles(type: Code): boolean {
  return isCodeProject(type) || typesWithFiles.has(type)
}

/** The call that submits a completion. */
export type SubmitKind =
  | 'tests'
  | 'project.frontEnd'
  | 'project.backEnd'
  | 'step'
  | 'backend'
  | 'exam'
  | 'msTrophy'

const submitKinds: Readonly<Record<ChallengeTypeName, SubmitKind | null>> = {
  html: 'tests',
  js: 'tests',
  backend: 'backend',
  frontEndProject: 'project.frontEnd',
  backEndProject: 'project.backEnd',
  jsProject: 'tests',
  modern: 'tests',
  step: 'step',
  quiz: 'tests',
  invalid: null,
  pythonProject: 'project.backEnd',
  video: 'tests',
  codeAllyPractice: 'project.frontEnd',
  codeAllyCert: 'project.frontEnd',
  multifileCertProject: 'tests',
  theOdinProject: 'tests',
  colab: 'project.backEnd',
  exam: 'exam',
  msTrophy: 'msTrophy',
  multipleChoice: 'tests',
  python: 'tests',
  dialogue: 'tests',
  fillInTheBlank: 'tests',
  multifilePythonCertProject: 'tests',
  generic: 'tests',
  lab: 'tests',
  jsLab: 'tests',
  pyLab: 'tests',
  dailyChallengeJs: 'tests',
  dailyChallengePy: 'tests',
  examDownload: 'exam',
  review: 'tests',
  remoteWorkshop: 'project.frontEnd',
  remoteLab: 'project.frontEnd',
}

/** Null: a completion of this type cannot be submitted. */
export function submitKindOf(type: Code): SubmitKind | null {
  return submitKinds[challengeTypeName(type)]
}
