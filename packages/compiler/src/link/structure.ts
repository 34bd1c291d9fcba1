import { BlockOutline, ChallengeId, Slug, Stage, SuperBlockId, z } from '@cairn/contract'

/** `superblocks/<name>.json`: a course, and the order of its blocks. */
export const SuperBlockFile = z.strictObject({
  id: SuperBlockId,
  title: z.string().check(z.minLength(1)),
  stage: Stage,
  certification: z.nullable(Slug),
  summary: z.string(),
  blocks: z.array(Slug),
})
export type SuperBlockFile = z.infer<typeof SuperBlockFile>

/** `blocks/<block>/meta.json`: what a block is called and the order of its lessons. */
export const BlockFile = z.strictObject({
  name: z.string().check(z.minLength(1)),
  dashedName: Slug,
  helpCategory: z.string(),
  blockType: z.enum(['workshop', 'lab', 'lecture', 'review', 'quiz', 'exam']),
  blockLayout: BlockOutline.shape.layout,
  usesMultifileEditor: z.optional(z.boolean()),
  hasEditableBoundaries: z.optional(z.boolean()),
  disableLoopProtectTests: z.optional(z.boolean()),
  disableLoopProtectPreview: z.optional(z.boolean()),
  intro: z.array(z.string()),
  challengeOrder: z.array(z.strictObject({ id: ChallengeId, title: z.string() })),
})
export type BlockFile = z.infer<typeof BlockFile>
