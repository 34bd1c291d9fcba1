type Files = Readonly<Record<string, string>>

/** The file of a course named `course`, which has these blocks. */
export function courseFile(title: string, blocks: readonly string[], stage = 'Core'): Files {
  return { 'superblocks/course.json': JSON.stringify({ id: 'course', title, stage, blocks }) }
}

type Block = {
  name: string
  /** The name in addresses; by default the name with hyphens. */
  dashedName?: string
  helpCategory: string
  /** In order. */
  lessons: readonly { id: string; title: string }[]
}

/** The file that describes a block. */
export function blockFile({ name, dashedName, helpCategory, lessons }: Block): Files {
  const dashed = dashedName ?? name.toLowerCase().replaceAll(' ', '-')
  const meta = { name, dashedName: dashed, helpCategory, challengeOrder: lessons }
  return { [`blocks/${dashed}/meta.json`]: JSON.stringify(meta) }
}
