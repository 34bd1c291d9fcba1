import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { CurriculumSource, type Problem } from '@cairn/contract'
import { AuthorError } from '../author/author-error.ts'
import { CurriculumCompiler, type Progress } from '../compile/curriculum-compiler.ts'
import { copyLessons } from './copy-lessons.ts'
import { findCurriculum } from './find-curriculum.ts'
import { findLicense } from './find-license.ts'
import { readGit } from './read-git.ts'
import { isGitAddress, nameOfSource, pageOfRepository } from './source-address.ts'

export type ImportWish = {
  /** A folder, or the address of a git repository. */
  from: string
  /** A new or empty folder. */
  out: string
  /** The folder of lessons inside the source; found by itself in the usual layouts. */
  folder?: string | undefined
  /** How the source is called, where readers find it, and a file with its license, where they cannot be found out. */
  name?: string | undefined
  address?: string | undefined
  license?: string | undefined
}

export type Imported = { source: CurriculumSource; lessons: number; problems: readonly Problem[] }

/**
 * Makes a folder of lessons from someone else's, with a note of whose they are and under which license. The folder
 * appears once it is whole, or not at all.
 *
 * @throws AuthorError when the source cannot be read, has no lessons or no license, or the folder is not empty
 */
export async function importCurriculum(wish: ImportWish, onProgress?: Progress): Promise<Imported> {
  const out = resolve(wish.out)
  if (existsSync(out) && (!statSync(out).isDirectory() || readdirSync(out).length > 0)) {
    throw new AuthorError(
      `${out} is not empty. Name a new folder with --out, so that old files do not mix with new ones.`,
    )
  }
  mkdirSync(dirname(out), { recursive: true })
  // Beside its place, because only there it can be moved to it in one step.
  const whole = mkdtempSync(`${out}.import-`)
  const clone = isGitAddress(wish.from) ? mkdtempSync(join(tmpdir(), 'clone-')) : undefined
  try {
    if (clone !== undefined) await readGit('clone', '--quiet', '--depth', '1', '--', wish.from, clone)
    const root = clone ?? existingFolder(wish.from)
    if (`${out}${sep}`.startsWith(`${root}${sep}`)) {
      throw new AuthorError(`${out} is inside ${root}. Name a folder elsewhere with --out.`)
    }
    const curriculum = findCurriculum(root, wish.folder)
    const license = findLicense([...new Set([curriculum, root])], wish.license)
    const source = describeSource(wish, license.name, clone === undefined ? await originOf(root) : wish.from)
    copyLessons(curriculum, whole)
    writeFileSync(join(whole, 'LICENSE'), license.text)
    writeFileSync(join(whole, 'source.json'), `${JSON.stringify(source, null, 2)}\n`)
    const { lessons, problems } = await readLessons(whole, onProgress)
    if (lessons === 0) {
      throw new AuthorError(
        `There are no lessons in ${wish.from}. A curriculum has folders of lessons (*.md), as docs/authoring.md says; if it is deeper inside, name its folder with --folder.`,
      )
    }
    if (existsSync(out)) rmSync(out, { recursive: true })
    renameSync(whole, out)
    return { source, lessons, problems }
  } finally {
    for (const folder of [whole, clone])
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function existingFolder(named: string): string {
  const folder = resolve(named)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new AuthorError(
      `There is no folder ${folder}. Name one, or the address of a git repository, such as https://example.org/lessons.git.`,
    )
  }
  return folder
}

/** Where a clone was made from; undefined for a folder that is none. */
async function originOf(folder: string): Promise<string | undefined> {
  if (!existsSync(join(folder, '.git'))) return undefined
  try {
    return await readGit('-C', folder, 'config', '--get', 'remote.origin.url')
  } catch (error) {
    // It has none, or there is no git.
    if (error instanceof AuthorError) return undefined
    throw error
  }
}

function describeSource(wish: ImportWish, license: string, repository: string | undefined): CurriculumSource {
  const address = wish.address ?? (repository === undefined ? undefined : pageOfRepository(repository))
  const described = CurriculumSource.safeParse({
    name: wish.name ?? nameOfSource(repository ?? resolve(wish.from)),
    ...(address !== undefined && { address }),
    license,
  })
  if (described.success) return described.data
  throw new AuthorError(
    'The name has at most 200 characters, and the address begins with https:// or http://. Correct --name or --address.',
  )
}

async function readLessons(directory: string, onProgress?: Progress) {
  const compiler = new CurriculumCompiler(directory, onProgress ? { onProgress } : {})
  const { indexes, problems } = await compiler.compile()
  const [index] = indexes.values()
  const lessons = (index?.superBlocks ?? [])
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, { challenges }) => sum + challenges.length, 0)
  return { lessons, problems }
}
