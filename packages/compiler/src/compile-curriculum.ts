import { createHash } from 'node:crypto'
import type { CompiledBlock, CompiledSolutions, CurriculumIndex, SuperBlockOutline } from '@cairn/contract'
import { type LinkedBlock, linkBlock } from './link/link-block.ts'
import type { SuperBlockFile } from './link/structure.ts'
import { parseChallenge } from './parse/parse-challenge.ts'
import type { Outcome, Problem } from './problem.ts'
import { type BlockSource, readSources } from './read-sources.ts'

export type CompiledCurriculum = {
  index: CurriculumIndex
  blocks: CompiledBlock[]
  solutions: CompiledSolutions[]
}

/** Compiles a folder of lessons. What could not be understood is a problem and left out of the output. */
export async function compileCurriculum(directory: string): Promise<Outcome<CompiledCurriculum>> {
  const sources = await readSources(directory)
  const problems: Problem[] = [...sources.problems]
  const homes = new Map(
    sources.output.superBlocks.flatMap(({ value }) => value.blocks.map((block) => [block, value.id])),
  )
  const linked = new Map<string, LinkedBlock>()
  for (const source of sources.output.blocks) {
    const superBlock = homes.get(source.meta.dashedName)
    if (superBlock === undefined) {
      const remedy = 'Add it to `blocks` of a file in superblocks/.'
      problems.push({ file: source.file, line: 1, column: 1, message: 'The block is in no course.', remedy })
      continue
    }
    const block = compileBlock(source, superBlock)
    problems.push(...block.problems)
    linked.set(source.meta.dashedName, block.output)
  }
  problems.push(
    ...sources.output.superBlocks.flatMap(({ file, value }) => missingBlocks(file, value, linked)),
  )
  const blocks = [...linked].map(([block, { challenges }]) => ({ block, challenges }))
  return {
    output: {
      index: {
        version: hash(blocks),
        superBlocks: sources.output.superBlocks.map(({ value }) => outline(value, linked)),
      },
      blocks,
      solutions: [...linked].map(([block, { solutions }]) => ({ block, challenges: solutions })),
    },
    problems,
  }
}

function compileBlock({ file, meta, lessons }: BlockSource, superBlock: string): Outcome<LinkedBlock> {
  const outcomes = lessons.map((lesson) => parseChallenge(lesson.file, lesson.text))
  const parsed = outcomes.flatMap(({ output }) => output ?? [])
  const block = linkBlock({ file, meta, superBlock, parsed })
  return {
    output: block.output,
    problems: [...outcomes.flatMap(({ problems }) => problems), ...block.problems],
  }
}

function missingBlocks(
  file: string,
  { blocks }: SuperBlockFile,
  linked: ReadonlyMap<string, LinkedBlock>,
): Problem[] {
  return blocks
    .filter((block) => !linked.has(block))
    .map((block) => ({
      file,
      line: 1,
      column: 1,
      message: `There is no block \`${block}\`.`,
      remedy: `Add the folder blocks/${block}, or take the entry out.`,
    }))
}

function outline(
  { blocks, ...superBlock }: SuperBlockFile,
  linked: ReadonlyMap<string, LinkedBlock>,
): SuperBlockOutline {
  return {
    ...superBlock,
    blocks: blocks.flatMap((name) => {
      const block = linked.get(name)
      if (!block) return []
      const { meta, challenges } = block
      return {
        dashedName: meta.dashedName,
        name: meta.name,
        intro: meta.intro,
        layout: meta.blockLayout,
        helpCategory: meta.helpCategory,
        challenges: challenges.map(({ id, title, dashedName, challengeType }) => ({
          id,
          title,
          dashedName,
          challengeType,
        })),
      }
    }),
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
