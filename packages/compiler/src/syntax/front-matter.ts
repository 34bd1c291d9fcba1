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

const fenced = /^---[ \t]*\n(?<yaml>[\s\S]*?)^---[ \t]*$/m

export function readFrontMatter(file: string, text: string): FrontMatter {
  const match = fenced.exec(text)
  const yaml = match?.groups?.['yaml']
  if (!match || match.index !== 0 || yaml === undefined) {
    return { values: {}, yaml: '', body: text, problems: [missing(file)] }
  }
  const { values, problems } = readYaml(file, yaml, 1)
  return {
    values,
    yaml,
    body: match[0].replaceAll(/[^\n]/g, '') + text.slice(match[0].length),
    problems,
  }
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
