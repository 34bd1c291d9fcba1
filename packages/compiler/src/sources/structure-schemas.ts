import {
  BlockLabel,
  BlockLayout,
  CertificationId,
  ChallengeId,
  Chapter,
  Exam,
  languageNames,
  Partner,
  RequiredResource,
  Slug,
  Stage,
  SuperBlockId,
  z,
} from '@cairn/contract'

const filled = z.string().check(z.minLength(1))

/**
 * `superblocks/<name>.json`: a course, and the order of its blocks. Everything but the blocks may be omitted for the
 * courses listed in the contract.
 */
export const SuperBlockFile = z.strictObject({
  id: z.optional(SuperBlockId),
  title: z.optional(filled),
  stage: z.optional(Stage),
  certification: z.optional(z.nullable(Slug)),
  summary: z.optional(z.string()),
  partner: z.optional(Partner),
  /** Position among the courses of its stage; those without one come last. */
  order: z.optional(z.number()),
  notAuditedIn: z.optional(z.array(z.enum(languageNames))),
  blocks: z.optional(z.array(Slug)),
  chapters: z.optional(
    z.array(
      z.strictObject({
        ...Chapter.shape,
        chapterType: z.optional(z.string()),
        comingSoon: z.optional(z.boolean()),
        modules: z.array(
          z.strictObject({
            dashedName: Slug,
            moduleType: z.optional(z.string()),
            comingSoon: z.optional(z.boolean()),
            blocks: z.array(Slug),
          }),
        ),
      }),
    ),
  ),
})
export type SuperBlockFile = z.infer<typeof SuperBlockFile>

/** `superblocks/<name>.<language>.json`: the texts of a course in another language. */
export const SuperBlockTranslation = z.strictObject({
  title: z.optional(filled),
  summary: z.optional(z.string()),
})

const legacyLayout = z.enum(['legacy-challenge-list', 'legacy-link', 'legacy-challenge-grid'])

/** `blocks/<block>/meta.json` (docs/reference/lesson-format.md, “Blocks and courses”). */
export const BlockFile = z.strictObject({
  name: filled,
  dashedName: Slug,
  helpCategory: z.optional(z.string()),
  blockType: z.optional(BlockLabel),
  blockLabel: z.optional(BlockLabel),
  blockLayout: z.optional(z.union([BlockLayout, legacyLayout])),
  intro: z.optional(z.array(z.string())),
  isUpcomingChange: z.optional(z.boolean()),
  isBeta: z.optional(z.boolean()),
  usesMultifileEditor: z.optional(z.boolean()),
  hasEditableBoundaries: z.optional(z.boolean()),
  disableLoopProtectTests: z.optional(z.boolean()),
  disableLoopProtectPreview: z.optional(z.boolean()),
  required: z.optional(z.array(RequiredResource)),
  template: z.optional(z.string()),
  order: z.optional(z.number()),
  time: z.optional(z.string()),
  superBlock: z.optional(SuperBlockId),
  superOrder: z.optional(z.number()),
  challengeOrder: z.optional(
    z.array(
      z.union([z.strictObject({ id: ChallengeId, title: z.string() }), z.tuple([ChallengeId, z.string()])]),
    ),
  ),
})
export type BlockFile = z.infer<typeof BlockFile>

/** `meta.json` of a block in another language. */
export const BlockTranslation = z.strictObject({
  name: z.optional(filled),
  intro: z.optional(z.array(z.string())),
})
export type BlockTranslation = z.infer<typeof BlockTranslation>

/** `_block-meta.json` next to blocks that have no file of their own. */
export const BlockFacts = z.record(
  z.string(),
  z.strictObject({ template: z.optional(z.string()), required: z.optional(z.array(RequiredResource)) }),
)
export type BlockFacts = z.infer<typeof BlockFacts>

/** `certifications/<slug>.yml` (docs/reference/lesson-format.md, “Certifications”). */
export const CertificationFile = z.strictObject({
  id: CertificationId,
  title: filled,
  certification: Slug,
  challengeType: z.literal(7),
  isPrivate: z.optional(z.boolean()),
  tests: z.array(z.strictObject({ id: CertificationId, title: z.string() })),
})
export type CertificationFile = z.infer<typeof CertificationFile>

/** `exams/<name>.yml` or `.json` (docs/reference/lesson-format.md, “Exams”). */
export const ExamFile = Exam

/** `dictionaries/<language>/comments.json`: texts of code comments, by an id that languages share. */
export const CommentFile = z.record(z.string(), z.string())
