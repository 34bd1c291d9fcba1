import * as z from 'zod/mini'
import { ChallengeType } from '../challenge-types.ts'
import { Challenge, ChallengeSolutions } from './challenge.ts'
import { ChallengeId, Slug, SuperBlockId } from './identifiers.ts'

export const stages = ['Core', 'English', 'Professional', 'Extra', 'Legacy', 'New', 'Upcoming'] as const
export const Stage = z.enum(stages)
export type Stage = z.infer<typeof Stage>

export const ChallengeOutline = z.strictObject({
  id: ChallengeId,
  title: z.string(),
  dashedName: Slug,
  challengeType: ChallengeType,
})
export type ChallengeOutline = z.infer<typeof ChallengeOutline>

export const BlockOutline = z.strictObject({
  dashedName: Slug,
  name: z.string(),
  intro: z.array(z.string()),
  layout: z.enum(['challenge-list', 'challenge-grid', 'project-list', 'link']),
  helpCategory: z.string(),
  challenges: z.array(ChallengeOutline),
})
export type BlockOutline = z.infer<typeof BlockOutline>

export const SuperBlockOutline = z.strictObject({
  id: SuperBlockId,
  title: z.string(),
  stage: Stage,
  certification: z.nullable(Slug),
  summary: z.string(),
  blocks: z.array(BlockOutline),
})
export type SuperBlockOutline = z.infer<typeof SuperBlockOutline>

/** `index.json` of a compiled curriculum: everything but the lessons' texts. */
export const CurriculumIndex = z.strictObject({
  /** Hash of all compiled content: changes when any lesson does. */
  version: z.string(),
  superBlocks: z.array(SuperBlockOutline),
})
export type CurriculumIndex = z.infer<typeof CurriculumIndex>

/** `blocks/<block>.json`: the lessons of one block, fit for a browser. */
export const CompiledBlock = z.strictObject({ block: Slug, challenges: z.array(Challenge) })
export type CompiledBlock = z.infer<typeof CompiledBlock>

/** `solutions/<block>.json`: for verification only; the web server never opens it. */
export const CompiledSolutions = z.strictObject({ block: Slug, challenges: z.array(ChallengeSolutions) })
export type CompiledSolutions = z.infer<typeof CompiledSolutions>
