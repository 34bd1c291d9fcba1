import * as z from 'zod/mini'
import { ChallengeType, LessonEnvironment } from './challenge-type.ts'
import { Prerequisite } from './exam.ts'
import { FillInTheBlank } from './fill-in-the-blank.ts'
import { ChallengeId, DashedName, Slug, SuperBlockId } from './identifiers.ts'
import { Question } from './question.ts'
import { Quiz } from './quiz.ts'
import { Scene } from './scene.ts'
import { Speaking } from './speaking.ts'
import { TranscriptPart, Video } from './video.ts'

export const FileExtension = z.enum(['html', 'css', 'js', 'jsx', 'ts', 'tsx', 'py', 'json', 'sql', 'sh'])
export type FileExtension = z.infer<typeof FileExtension>

/** One editor file as a lesson provides it. */
export const SeedFile = z.strictObject({
  /** Name and extension without the dot: `indexhtml`, `stylescss`, `scriptjs`, `mainpy`. */
  fileKey: z.string(),
  name: z.string(),
  ext: FileExtension,
  contents: z.string(),
  /**
   * Zero-based indices of the two marker lines in the unstripped text, so that in `contents` the
   * lines up to `[0]` and from `[1]` on (1-based) are fixed. Empty: the whole file is editable.
   */
  editableRegionBoundaries: z.union([z.tuple([z.number(), z.number()]), z.tuple([])]),
  /** Hidden code that runs before and after the learner's own. */
  head: z.optional(z.string()),
  tail: z.optional(z.string()),
})
export type SeedFile = z.infer<typeof SeedFile>

/** A file of the finished project, which lessons with a `demoType` show. */
export const DemoFile = z.omit(SeedFile, { editableRegionBoundaries: true })
export type DemoFile = z.infer<typeof DemoFile>

export const ChallengeTest = z.strictObject({
  /** The hint: sanitized HTML, shown while the test fails. */
  text: z.string(),
  /** Empty: a stub that passes. */
  testString: z.string(),
})
export type ChallengeTest = z.infer<typeof ChallengeTest>

/** JavaScript that runs around the tests; an empty string means none. Lessons with an environment of their own have none. */
export const ChallengeHooks = z.strictObject({
  beforeAll: z.string(),
  beforeEach: z.string(),
  afterEach: z.string(),
  afterAll: z.string(),
})
export type ChallengeHooks = z.infer<typeof ChallengeHooks>

/** A script or a style sheet for the head of the learner's page: one of `src` and `link`. */
export const RequiredResource = z.strictObject({
  src: z.optional(z.string()),
  link: z.optional(z.string()),
  raw: z.optional(z.boolean()),
  crossDomain: z.optional(z.boolean()),
})
export type RequiredResource = z.infer<typeof RequiredResource>

/** Part of a lecture: text, or a small live editor. */
export const InteractivePart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), html: z.string() }),
  z.strictObject({
    type: z.literal('editor'),
    instructions: z.string(),
    files: z.array(z.pick(SeedFile, { fileKey: true, name: true, ext: true, contents: true })),
  }),
])
export type InteractivePart = z.infer<typeof InteractivePart>

/** The parts of a challenge that browsers may know. Solutions are in `PrivateChallenge`, never here. */
export const Challenge = z.strictObject({
  id: ChallengeId,
  title: z.string(),
  dashedName: DashedName,
  challengeType: ChallengeType,
  superBlock: SuperBlockId,
  block: Slug,
  /** Sanitized HTML with highlighted code. */
  description: z.string(),
  instructions: z.string(),
  files: z.array(SeedFile),
  tests: z.array(ChallengeTest),
  hooks: ChallengeHooks,
  demoType: z.nullable(z.enum(['onClick', 'onLoad'])),
  /** The finished project that a lesson with a `demoType` shows to everyone; no other lesson has it. */
  demo: z.optional(z.array(DemoFile)),
  forumTopicId: z.nullable(z.number()),
  videoUrl: z.nullable(z.string()),
  disableLoopProtectTests: z.boolean(),
  disableLoopProtectPreview: z.boolean(),
  // Fields that most lessons lack are omitted rather than empty.
  /** Key of the file in which the work begins, if that is not the first one and no editable region says it. */
  opensWith: z.optional(z.string()),
  explanation: z.optional(z.string()),
  /** The idea of the lesson applied to something else, for campers who are stuck. */
  workedExample: z.optional(z.string()),
  transcript: z.optional(z.array(TranscriptPart)),
  notes: z.optional(z.string()),
  interactive: z.optional(z.array(InteractivePart)),
  questions: z.optional(z.array(Question)),
  assignments: z.optional(z.array(z.string())),
  fillInTheBlank: z.optional(FillInTheBlank),
  scene: z.optional(Scene),
  quizzes: z.optional(z.array(Quiz)),
  speaking: z.optional(Speaking),
  video: z.optional(Video),
  required: z.optional(z.array(RequiredResource)),
  /** HTML with `${source}` where the learner's page goes. */
  template: z.optional(z.string()),
  /** `owner/name` of the repository that the remote editor opens. */
  url: z.optional(z.string()),
  /** What a lesson of the remote editor runs in the page instead. */
  environment: z.optional(LessonEnvironment),
  prerequisites: z.optional(z.array(Prerequisite)),
  msTrophyId: z.optional(z.string()),
  isExam: z.optional(z.boolean()),
  saveSubmissionToDB: z.optional(z.boolean()),
  /** BCP 47 language that the lesson teaches. */
  lang: z.optional(z.string()),
  /** True: the texts are still English. */
  translationPending: z.optional(z.boolean()),
})
export type Challenge = z.infer<typeof Challenge>

/** The files of a lesson in one of the ways to solve it. */
export const Solution = z.array(z.strictObject({ fileKey: z.string(), contents: z.string() }))
export type Solution = z.infer<typeof Solution>

/** The parts that no page contains: solutions, which only `getLessonSolutions` gives away, and tests that only `verify` runs. */
export const PrivateChallenge = z.strictObject({
  id: ChallengeId,
  solutions: z.array(Solution),
  hiddenTests: z.array(ChallengeTest),
})
export type PrivateChallenge = z.infer<typeof PrivateChallenge>
