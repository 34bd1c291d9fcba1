import * as z from 'zod/mini'
import { ChallengeType } from '../challenge-types.ts'
import { ChallengeId, Slug, SuperBlockId } from './identifiers.ts'

export const FileExtension = z.enum(['html', 'css', 'js', 'py'])
export type FileExtension = z.infer<typeof FileExtension>

/** One editor file as a lesson delivers it. */
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
})
export type SeedFile = z.infer<typeof SeedFile>

export const ChallengeTest = z.strictObject({
  /** The hint: sanitised HTML, shown while the test fails. */
  text: z.string(),
  testString: z.string(),
})
export type ChallengeTest = z.infer<typeof ChallengeTest>

/** JavaScript that runs around the tests; an empty string is no hook. */
export const ChallengeHooks = z.strictObject({
  beforeAll: z.string(),
  beforeEach: z.string(),
  afterEach: z.string(),
  afterAll: z.string(),
})
export type ChallengeHooks = z.infer<typeof ChallengeHooks>

/** What a browser may know of a challenge. Solutions are in `ChallengeSolutions`, never here. */
export const Challenge = z.strictObject({
  id: ChallengeId,
  title: z.string(),
  dashedName: Slug,
  challengeType: ChallengeType,
  superBlock: SuperBlockId,
  block: Slug,
  /** Sanitised HTML with highlighted code. */
  description: z.string(),
  instructions: z.string(),
  files: z.array(SeedFile),
  tests: z.array(ChallengeTest),
  hooks: ChallengeHooks,
  demoType: z.nullable(z.enum(['onClick', 'onLoad'])),
  forumTopicId: z.nullable(z.number()),
  videoUrl: z.nullable(z.string()),
  disableLoopProtectTests: z.boolean(),
  disableLoopProtectPreview: z.boolean(),
})
export type Challenge = z.infer<typeof Challenge>

/** Reference solutions, kept in files that no web route serves. */
export const ChallengeSolutions = z.strictObject({
  id: ChallengeId,
  solutions: z.array(z.array(z.strictObject({ fileKey: z.string(), contents: z.string() }))),
})
export type ChallengeSolutions = z.infer<typeof ChallengeSolutions>
