import { ChallengeId, ChallengeType, Slug, supportedChallengeTypes, z } from '@cairn/contract'
import type { Problem } from '../problem.ts'
import type { FrontMatter } from './front-matter.ts'

const ChallengeFrontMatter = z.strictObject({
  id: ChallengeId,
  title: z.string().check(z.minLength(1)),
  challengeType: ChallengeType,
  dashedName: Slug,
  demoType: z.optional(z.enum(['onClick', 'onLoad'])),
  forumTopicId: z.optional(z.number()),
  videoUrl: z.optional(z.string()),
  lang: z.optional(z.string()),
})
export type ChallengeFrontMatter = z.infer<typeof ChallengeFrontMatter>

const remedies: Readonly<Record<string, string>> = {
  id: 'Write 24 lower-case hexadecimal digits, different for every lesson of the block.',
  title: 'Write the lesson’s title; put it in quotes when it holds a colon.',
  challengeType: `Write one of the types that are supported so far: ${supportedChallengeTypes.join(', ')}.`,
  dashedName: 'Write lower-case letters, digits and single hyphens, such as `step-1`.',
  demoType: 'Write `onClick` or `onLoad`, or leave the key out.',
  forumTopicId: 'Write a number, or leave the key out.',
}

export function checkFrontMatter(
  file: string,
  frontMatter: FrontMatter,
): { values?: ChallengeFrontMatter; problems: Problem[] } {
  if (frontMatter.problems.length > 0) return { problems: [...frontMatter.problems] }
  const result = ChallengeFrontMatter.safeParse(frontMatter.values)
  if (result.success) return { values: result.data, problems: [] }
  return { problems: result.error.issues.flatMap((issue) => toProblems(file, frontMatter, issue)) }
}

function toProblems(file: string, { values, lineOf }: FrontMatter, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      line: lineOf(key),
      column: 1,
      message: `Unknown front matter key \`${key}\`.`,
      remedy: `Remove it, or use one of: ${Object.keys(ChallengeFrontMatter.shape).join(', ')}.`,
    }))
  }
  const key = String(issue.path[0] ?? '')
  const written =
    key in values ? `\`${key}: ${String(values[key])}\` does not fit.` : `\`${key}\` is missing.`
  return [
    {
      file,
      line: lineOf(key),
      column: 1,
      message: written,
      remedy: remedies[key] ?? 'Correct or remove it.',
    },
  ]
}
