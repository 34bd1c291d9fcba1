import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLanguage } from '@cairn/contract'
import { decodeSource } from '../files/decode-source.ts'
import { checkFrontMatter } from '../parse/challenge-front-matter.ts'
import { formatProblems } from '../problems/format-problems.ts'
import { areNamedByPlace } from '../link/place-in-name.ts'
import { findLayout } from '../sources/find-layout.ts'
import { readStructure } from '../sources/read-structure.ts'
import { BlockFile } from '../sources/structure-schemas.ts'
import { readFrontMatter } from '../syntax/front-matter.ts'
import { AuthorError } from './author-error.ts'

/** A lesson's file, as far as the authors' tools need to understand it. Paths are absolute. */
export type LessonFile = { path: string; id: string; title: string; dashedName: string; text: string }

export type BlockOnDisk = {
  block: string
  folder: string
  metaPath: string
  meta: BlockFile
  isNamedByPlace: boolean
  /** In the block's order. */
  lessons: LessonFile[]
  /** Lessons of the same block in other languages. */
  translations: LessonFile[]
}

/**
 * Reads a block in order to rearrange it.
 *
 * @throws AuthorError when it is missing or already out of order: rearranging would make it worse.
 */
export async function readBlockOnDisk(root: string, block: string): Promise<BlockOnDisk> {
  const layout = await findLayout(root)
  const found = layout.blocks.find((folder) => folder.block === block)
  if (!found) throw new AuthorError(`There is no block ${block} in ${root}.`)
  const metaFile = found.hasMeta ? `${found.folder}/meta.json` : layout.blockFiles.get(block)
  if (metaFile === undefined) {
    throw new AuthorError(`The block ${block} has no meta.json. Write one first.`)
  }
  const { output: structure, problems } = await readStructure(root, metaFile, BlockFile)
  if (!structure) {
    throw new AuthorError(`${metaFile} cannot be read:\n${formatProblems(problems)}`)
  }
  const folder = join(root, found.folder)
  const lessons = await readLessons(folder)
  const isNamedByPlace = areNamedByPlace(lessons.map(({ path }) => path))
  if (!structure.value.challengeOrder && !isNamedByPlace) {
    throw new AuthorError(
      `There is no order to change: ${metaFile} has no challengeOrder, and not all files have a place in their name, as in 05-functions.md.`,
    )
  }
  const order =
    structure.value.challengeOrder?.map((entry) => (Array.isArray(entry) ? entry[0] : entry.id)) ??
    lessons.toSorted((one, other) => collator.compare(one.path, other.path)).map(({ id }) => id)
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  const strays = [
    ...order.filter((id) => !byId.has(id)),
    ...lessons.filter(({ id }) => !order.includes(id)).map(({ path }) => path),
  ]
  if (strays.length > 0 || new Set(order).size < order.length) {
    throw new AuthorError(
      `The order in ${metaFile} and the lessons do not agree (${strays.join(', ') || 'an entry is doubled'}). Run check and mend that first.`,
    )
  }
  return {
    block,
    folder,
    metaPath: join(root, metaFile),
    meta: structure.value,
    isNamedByPlace,
    lessons: order.flatMap((id) => byId.get(id) ?? []),
    translations: await readTranslations(folder, block),
  }
}

const collator = new Intl.Collator('en', { numeric: true })

async function readLessons(folder: string): Promise<LessonFile[]> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.md') && !/^(?:readme\.md$|_)/i.test(name),
  )
  return Promise.all(names.map((name) => readLesson(join(folder, name))))
}

async function readLesson(path: string): Promise<LessonFile> {
  const { output: text, problems } = decodeSource(path, await readFile(path))
  const checked = text === undefined ? { problems } : checkFrontMatter(path, readFrontMatter(path, text))
  if (text === undefined || !('values' in checked) || !checked.values) {
    throw new AuthorError(`A lesson cannot be read:\n${formatProblems(checked.problems)}`)
  }
  const { id, title, dashedName } = checked.values
  return { path, id, title, dashedName, text }
}

async function readTranslations(folder: string, block: string): Promise<LessonFile[]> {
  const parent = join(folder, '..')
  const siblings = (await readdir(parent)).filter((name) => {
    const [base, language = ''] = name.split('.')
    return base === block && isLanguage(language)
  })
  return (await Promise.all(siblings.map((name) => readLessons(join(parent, name))))).flat()
}
