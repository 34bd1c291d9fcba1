import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CompiledBlock, CompiledSolutions, CurriculumIndex } from '@cairn/contract'
import type { CompiledCurriculum } from '../compile-curriculum.ts'

/**
 * Writes what the server reads: `index.json`, `blocks/`, and apart from them `solutions/`. A reader never
 * sees half a file; unchanged files are not touched; files of blocks that are gone are removed.
 */
export async function writeCompiled(compiled: CompiledCurriculum, directory: string): Promise<void> {
  const files = new Map<string, unknown>([
    ...compiled.blocks.map((block): [string, unknown] => [
      `blocks/${block.block}.json`,
      CompiledBlock.parse(block),
    ]),
    ...compiled.solutions.map((block): [string, unknown] => [
      `solutions/${block.block}.json`,
      CompiledSolutions.parse(block),
    ]),
    // Last, because it names the others.
    ['index.json', CurriculumIndex.parse(compiled.index)],
  ])
  for (const [name, value] of files) await replaceFile(join(directory, name), `${JSON.stringify(value)}\n`)
  await removeStale(directory, new Set(files.keys()))
}

async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  if ((await readIfPresent(path)) === text) return
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function removeStale(directory: string, current: ReadonlySet<string>): Promise<void> {
  for (const folder of ['blocks', 'solutions']) {
    for (const name of await readdir(join(directory, folder))) {
      if (!current.has(`${folder}/${name}`)) await rm(join(directory, folder, name))
    }
  }
}
