import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from '@cairn/contract'
import { BlockFile, SuperBlockFile } from './link/structure.ts'
import type { Outcome, Problem } from './problem.ts'

type SourceFile = { file: string; text: string }

export type BlockSource = { file: string; meta: BlockFile; lessons: SourceFile[] }

export type Sources = { superBlocks: { file: string; value: SuperBlockFile }[]; blocks: BlockSource[] }

/** Reads `superblocks/*.json` and `blocks/*`; file names are relative to `directory`. */
export async function readSources(directory: string): Promise<Outcome<Sources>> {
  const problems: Problem[] = []
  const superBlocks: Sources['superBlocks'] = []
  for (const name of await list(directory, 'superblocks', '.json')) {
    const value = await readStructure(directory, `superblocks/${name}`, SuperBlockFile, problems)
    if (value) superBlocks.push({ file: `superblocks/${name}`, value })
  }
  const blocks: BlockSource[] = []
  for (const block of await list(directory, 'blocks', '')) {
    const file = `blocks/${block}/meta.json`
    const meta = await readStructure(directory, file, BlockFile, problems)
    if (!meta) continue
    const names = await list(directory, `blocks/${block}`, '.md')
    const lessons = await Promise.all(
      names.map(async (name) => {
        const lesson = `blocks/${block}/${name}`
        return {
          file: lesson,
          text: (await readFile(join(directory, lesson), 'utf8')).replaceAll('\r\n', '\n'),
        }
      }),
    )
    blocks.push({ file, meta, lessons })
  }
  return { output: { superBlocks, blocks }, problems }
}

async function list(directory: string, folder: string, ending: string): Promise<string[]> {
  const names = await readdir(join(directory, folder))
  return names.filter((name) => name.endsWith(ending) && !name.startsWith('.')).toSorted()
}

async function readStructure<Schema extends z.ZodMiniType>(
  directory: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): Promise<z.infer<Schema> | undefined> {
  const parsed = await readJson(join(directory, file))
  if (parsed.mistake !== undefined) {
    problems.push({
      file,
      line: 1,
      column: 1,
      message: parsed.mistake,
      remedy: 'Correct the file; it must be JSON.',
    })
    return undefined
  }
  const result = schema.safeParse(parsed.value)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) {
    const place = path.join('.') || 'the file'
    problems.push({
      file,
      line: 1,
      column: 1,
      message: `\`${place}\` does not fit: ${message}.`,
      remedy: 'Correct the value.',
    })
  }
  return undefined
}

async function readJson(path: string): Promise<{ value?: unknown; mistake?: string }> {
  try {
    return { value: JSON.parse(await readFile(path, 'utf8')) as unknown }
  } catch (error) {
    return { mistake: `The file cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}
