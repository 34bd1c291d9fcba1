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

type OneBlock = Pick<Block, 'name' | 'helpCategory'> & {
  course: string
  stage?: string
  /** What the ids of its lessons begin with; their numbers follow. */
  ids: string
  /** Their texts by title, in order. */
  lessons: Files
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six']

/** The files of a course that is a single block of a few lessons. */
export function courseOfOneBlock({ course, stage, name, helpCategory, ids, lessons }: OneBlock): Files {
  const dashed = name.toLowerCase().replaceAll(' ', '-')
  const titles = Object.keys(lessons)
  return {
    ...courseFile(course, [dashed], stage),
    ...blockFile({
      name,
      helpCategory,
      lessons: titles.map((title, index) => ({ id: `${ids}${index + 1}`, title })),
    }),
    ...Object.fromEntries(
      Object.values(lessons).map((text, index) => [`blocks/${dashed}/${numbers[index]}.md`, text]),
    ),
  }
}
