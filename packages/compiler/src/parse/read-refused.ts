import { ChallengeId, DashedName, type Problem } from '@cairn/contract'

/** What can be told of a lesson that could not be read. */
export type Refused = {
  file: string
  id: string | undefined
  title: string
  dashedName: string
  problems: readonly Problem[]
}

/** Front matter is short; what follows may be of any size. */
const searched = 10_000

/**
 * Finds the lines that name a refused lesson, one by one, as its front matter may be no YAML. Undefined without a name
 * that could be part of an address.
 */
export function readRefused(file: string, text: string, problems: readonly Problem[]): Refused | undefined {
  const [, frontMatter = ''] = text.slice(0, searched).split(/^---[ \t]*$/m)
  const said = (key: string) =>
    new RegExp(`^${key}:[ \\t]*(['"]?)(?<value>[^\\n]*?)\\1[ \\t]*$`, 'm')
      .exec(frontMatter)
      ?.groups?.['value']?.trim()
  const dashedName = DashedName.safeParse(said('dashedName')).data
  if (dashedName === undefined) return undefined
  return {
    file,
    id: ChallengeId.safeParse(said('id')).data,
    title: said('title') || dashedName,
    dashedName,
    problems,
  }
}
