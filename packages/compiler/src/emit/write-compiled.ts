import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CurriculumIndex, z, Problem } from '@cairn/contract'
import { replaceFile } from '../files/replace-file.ts'
import type { CompiledCurriculum } from './compiled-curriculum.ts'
import { writeMedia } from './write-media.ts'

/**
 * Writes what the server reads: `<language>/index.json`, `<language>/blocks/`, `media/`, and separately `private/`. Readers never
 * see half a file, and an index never names a file that does not exist yet.
 */
export async function writeCompiled(compiled: CompiledCurriculum, directory: string): Promise<void> {
  await Promise.all(
    compiled.files.flatMap(({ name, text }) =>
      text === undefined ? [] : [replaceFile(join(directory, name), text)],
    ),
  )
  await writeMedia(compiled, directory)
  for (const [language, index] of compiled.indexes) {
    await replaceFile(join(directory, language, 'index.json'), toJson(CurriculumIndex.parse(index)))
  }
  await writeProblems(compiled, directory)
  await removeStale(compiled, directory)
}

/** `problems.json`: what the page of a broken lesson shows its author. */
async function writeProblems({ problems }: CompiledCurriculum, directory: string): Promise<void> {
  await replaceFile(join(directory, 'problems.json'), toJson(z.array(Problem).parse(problems)))
}

async function removeStale({ files, indexes }: CompiledCurriculum, directory: string): Promise<void> {
  const current = new Set(files.map(({ name }) => name))
  const folders = [
    ...[...indexes.keys()].map((language) => `${language}/blocks`),
    'private/blocks',
    'private/exams',
  ]
  for (const folder of folders) {
    for (const name of await list(join(directory, folder))) {
      if (!current.has(`${folder}/${name}`)) await rm(join(directory, folder, name))
    }
  }
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
