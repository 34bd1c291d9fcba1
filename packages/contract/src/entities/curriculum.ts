import * as z from 'zod/mini'
import { ChallengeType } from './challenge-type.ts'
import { Certification } from './certification.ts'
import { Challenge, PrivateChallenge } from './challenge.ts'
import { CurriculumSource } from './curriculum-source.ts'
import { ExamOutline } from './exam.ts'
import { ChallengeId, DashedName, Slug, SuperBlockId } from './identifiers.ts'
import { RefusedLesson } from './refused-lesson.ts'

/** In the order in which courses are shown; New and Upcoming only if they are switched on. */
export const stages = ['Core', 'English', 'Professional', 'Extra', 'Legacy', 'New', 'Upcoming'] as const
export const Stage = z.enum(stages)
export type Stage = z.infer<typeof Stage>

export const ChallengeOutline = z.strictObject({
  id: ChallengeId,
  title: z.string(),
  dashedName: DashedName,
  challengeType: ChallengeType,
  /** What a project of a list is about, as plain text; other layouts show titles or numbers. */
  introduction: z.optional(z.string()),
  /** Of a quiz: how many questions an attempt has at most. */
  questionCount: z.optional(z.int().check(z.minimum(1))),
})
export type ChallengeOutline = z.infer<typeof ChallengeOutline>

export const BlockLayout = z.enum([
  'challenge-list',
  'challenge-grid',
  'dialogue-grid',
  'project-list',
  'link',
])
export type BlockLayout = z.infer<typeof BlockLayout>

/** What kind of work a block is. */
export const BlockLabel = z.enum([
  'workshop',
  'lab',
  'lecture',
  'review',
  'quiz',
  'exam',
  'learn',
  'warm-up',
  'practice',
  'cert-project',
])
export type BlockLabel = z.infer<typeof BlockLabel>

export const BlockOutline = z.strictObject({
  dashedName: Slug,
  name: z.string(),
  intro: z.array(z.string()),
  /** Name and introduction are in English, because they have not been translated yet. */
  translationPending: z.optional(z.boolean()),
  /** What a camper makes in this block, in the curriculum's folder `media`. */
  picture: z.optional(z.string().check(z.regex(/^\/media\/blocks\/[a-z0-9-]+\.webp$/))),
  layout: BlockLayout,
  label: z.optional(BlockLabel),
  helpCategory: z.string(),
  /** Shown only where upcoming changes are switched on. */
  isUpcomingChange: z.optional(z.boolean()),
  challenges: z.array(ChallengeOutline),
})
export type BlockOutline = z.infer<typeof BlockOutline>

/** A part of a long course; `blocks` of the course holds all of its blocks in the same order. */
export const Chapter = z.strictObject({
  dashedName: Slug,
  modules: z.array(z.strictObject({ dashedName: Slug, blocks: z.array(Slug) })),
})
export type Chapter = z.infer<typeof Chapter>

/** Who gives a course, and its exam, together with the school. */
export const Partner = z.strictObject({
  name: z.string().check(z.minLength(1)),
  /** A picture in the curriculum's folder `media`. */
  logo: z.optional(z.string().check(z.regex(/^\/media\/[\w./-]+$/))),
})
export type Partner = z.infer<typeof Partner>

export const SuperBlockOutline = z.strictObject({
  id: SuperBlockId,
  title: z.string(),
  stage: Stage,
  certification: z.nullable(Slug),
  summary: z.string(),
  /** Title and summary are in English, because they have not been translated yet. */
  translationPending: z.optional(z.boolean()),
  partner: z.optional(Partner),
  chapters: z.optional(z.array(Chapter)),
  blocks: z.array(BlockOutline),
})
export type SuperBlockOutline = z.infer<typeof SuperBlockOutline>

/** `<language>/index.json` of a compiled curriculum: everything except the lessons' texts. */
export const CurriculumIndex = z.strictObject({
  /** Hash of all compiled content: changes when any lesson does. */
  version: z.string(),
  superBlocks: z.array(SuperBlockOutline),
  certifications: z.array(Certification),
  exams: z.array(ExamOutline),
  /** The file with each block's lessons, relative to the folder of the language; its name contains their hash. */
  files: z.record(Slug, z.string()),
  /** The text of its license is in `license.txt`, beside the folders of the languages. */
  source: z.optional(CurriculumSource),
})
export type CurriculumIndex = z.infer<typeof CurriculumIndex>

/** `<language>/blocks/<block>.<hash>.json`: the lessons of one block, safe to send to browsers. */
export const CompiledBlock = z.strictObject({
  block: Slug,
  challenges: z.array(Challenge),
  refused: z.optional(z.array(RefusedLesson)),
})
export type CompiledBlock = z.infer<typeof CompiledBlock>

/** `private/blocks/<block>.<hash>.json`: what browsers get only on request, or not at all. */
export const PrivateBlock = z.strictObject({ block: Slug, challenges: z.array(PrivateChallenge) })
export type PrivateBlock = z.infer<typeof PrivateBlock>
