import type { Problem } from '@cairn/contract'
import { fileStart } from '../problems/problem.ts'
import { readYaml } from './read-yaml.ts'

export type FrontMatter = {
  values: Readonly<Record<string, unknown>>
  yaml: string
  /** The file with its front matter blanked, so that positions in the rest stay correct. */
  body: string
  problems: readonly Problem[]
}

/** Real lessons have less than 1,000 characters (docs/reference/lesson-format.md, “Limits”). */
const longestFrontMatter = 10_000

const fenced = /^---[ \t]*\n(?<yaml>[\s\S]*?)^---[ \t]*$/m

export function readFrontMatter(file: string, text: string): FrontMatter {
  const match = fenced.exec(text)
  const yaml = match?.groups?.['yaml']
  if (!match || match.index !== 0 || yaml === undefined) {
    return { values: {}, yaml: '', body: text, problems: [missing(file)] }
  }
  const body = match[0].replaceAll(/[^\n]/g, '') + text.slice(match[0].length)
  if (yaml.length > longestFrontMatter) return { values: {}, yaml: '', body, problems: [tooLong(file, yaml)] }
  const { values, problems } = readYaml(file, yaml, 1)
  return { values, yaml, body, problems }
}

function missing(file: string): Problem {
  return {
    file,
    ...fileStart,
    text: '',
    message: 'The file does not begin with front matter.',
    remedy:
      'Begin with a line `---`, then `id`, `title`, `challengeType`, `dashedName`, then another line `---`.',
  }
}

function tooLong(file: string, { length }: string): Problem {
  return {
    file,
    ...fileStart,
    text: '',
    message: `The front matter is ${length} characters long.`,
    remedy: `Shorten it to ${longestFrontMatter} characters at most; texts belong in sections.`,
  }
}
