import {
  ChallengeId,
  ChallengeType,
  DashedName,
  findCertificationById,
  InputType,
  LessonEnvironment,
  Prerequisite,
  type Problem,
  RequiredResource,
  Video,
  VideoFiles,
  z,
} from '@cairn/contract'
import { placesIn } from '../problems/places-in.ts'
import { schemaProblems } from '../problems/schema-problems.ts'
import type { FrontMatter } from '../syntax/front-matter.ts'

/** Front matter keys (docs/reference/lesson-format.md, “Front matter”). */
const ChallengeFrontMatter = z.strictObject({
  id: ChallengeId,
  title: z.string().check(z.minLength(1)),
  challengeType: ChallengeType,
  dashedName: DashedName,
  forumTopicId: z.optional(z.number()),
  videoUrl: z.optional(z.string()),
  videoId: z.optional(z.string()),
  videoLocaleIds: Video.shape.videoLocaleIds,
  bilibiliIds: Video.shape.bilibiliIds,
  videoFiles: z.optional(VideoFiles),
  url: z.optional(z.string().check(z.minLength(1))),
  environment: z.optional(LessonEnvironment),
  required: z.optional(z.array(RequiredResource)),
  demoType: z.optional(z.enum(['onClick', 'onLoad'])),
  prerequisites: z.optional(z.array(Prerequisite)),
  msTrophyId: z.optional(z.string()),
  lang: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))),
  inputType: z.optional(InputType),
  saveSubmissionToDB: z.optional(z.boolean()),
  isExam: z.optional(z.boolean()),
  helpCategory: z.optional(z.string()),
  // Obsolete keys, accepted and ignored.
  isLocked: z.optional(z.boolean()),
  isComingSoon: z.optional(z.boolean()),
})
export type ChallengeFrontMatter = z.infer<typeof ChallengeFrontMatter>

const remedies: Readonly<Record<keyof ChallengeFrontMatter, string>> = {
  id: 'Write 24 lower-case hexadecimal digits, different for every lesson of the block.',
  title: 'Write the lesson’s title; put it in quotes when it holds a colon.',
  challengeType: 'Write the number of a challenge type, 0 to 8 or 10 to 33; docs/authoring.md lists them.',
  dashedName: 'Write lower-case letters, digits and single hyphens, such as `step-1`.',
  forumTopicId: 'Write a number, or leave the key out.',
  videoUrl: 'Write the address of the hint video, or leave the key out.',
  videoId: 'Write the player’s id of the video.',
  videoLocaleIds: 'Write `espanol`, `italian` or `portuguese` with the id of the video in that language.',
  bilibiliIds: 'Write `aid` (a number), `bvid` (text) and `cid` (a number).',
  videoFiles:
    'Write `sources` with `src` (an https address or a path such as `/films/knead.webm`) and `type` (`video/mp4`, `video/webm` or `video/ogg`); if you like, `captions` with `src` (a path), `lang` and `label`, `chapters` (a path) and `poster`.',
  url: 'Write the repository as `owner/name`.',
  environment: 'Write `sql` or `shell` in a lesson of type 12 or 13, or leave the key out.',
  required: 'Write a list of `- src: address` for scripts or `- link: address` for style sheets.',
  demoType: 'Write `onClick` or `onLoad`, or leave the key out.',
  prerequisites: 'Write a list of lessons, each with `id` and `title`.',
  msTrophyId: 'Write the id of the trophy.',
  lang: 'Write a language tag such as `en-US`, `es` or `zh-CN`.',
  inputType: 'Write `pinyin-to-hanzi` or `pinyin-tone`, or leave the key out.',
  saveSubmissionToDB: 'Write `true` or `false`, or leave the key out.',
  isExam: 'Write `true` or `false`, or leave the key out.',
  helpCategory: 'Write the name of the category, or leave the key out.',
  isLocked: 'Write `true` or `false`, or leave the key out.',
  isComingSoon: 'Write `true` or `false`, or leave the key out.',
}

export const frontMatterKeys = Object.keys(ChallengeFrontMatter.shape)

export function checkFrontMatter(
  file: string,
  { values, yaml, problems }: FrontMatter,
): { values?: ChallengeFrontMatter; problems: Problem[] } {
  if (problems.length > 0) return { problems: [...problems] }
  // A key without a value counts as missing.
  const said = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ''),
  )
  const result = ChallengeFrontMatter.safeParse(said)
  if (!result.success) {
    const written = { file, text: yaml, linesBefore: 1, value: said, remedies }
    return { problems: schemaProblems(written, result.error) }
  }
  const taken = certificationId(file, yaml, result.data)
  if (taken.length > 0) return { problems: taken }
  return { values: result.data, problems: contradictions(file, result.data) }
}

/** Everyone who completed such a lesson would hold the certificate, because claims are completions (decision 24). */
function certificationId(file: string, yaml: string, { id }: ChallengeFrontMatter): Problem[] {
  const certification = findCertificationById(id)
  if (!certification) return []
  const message = `The id ${id} is that of the certification “${certification.title}”.`
  return [{ file, ...placesIn(yaml, 1)(['id']), text: id, message, remedy: remedies.id }]
}

function contradictions(file: string, { required = [] }: ChallengeFrontMatter): Problem[] {
  return required
    .filter(({ src, link }) => (src === undefined) === (link === undefined))
    .map((resource) => ({
      file,
      line: 1,
      column: 1,
      text: JSON.stringify(resource),
      message: 'An entry of `required` must have exactly one of `src` and `link`.',
      remedy: remedies.required,
    }))
}
