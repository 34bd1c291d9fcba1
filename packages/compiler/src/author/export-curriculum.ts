import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isInside } from '../files/is-inside.ts'
import { replaceFile } from '../files/replace-file.ts'
import { titleOf } from '../link/super-block.ts'
import { absolute, type BlockFolder, findLayout, type Layout } from '../sources/find-layout.ts'
import { readStructures, type Structures } from '../sources/read-structures.ts'
import { AuthorError } from './author-error.ts'
import { classicBlock, classicTranslation, type ClassicBlock } from './classic-block.ts'

/**
 * Writes a curriculum in freeCodeCamp's layout and format: files named by id, whole seeds, an order in each block's
 * file. Returns the number of lessons.
 */
export async function exportCurriculum(root: string, out: string): Promise<number> {
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw new AuthorError(
      `${out} is not empty. Name a new folder, so that old files do not mix with new ones.`,
    )
  }
  const layout = await findLayout(root)
  const structures = await readStructures(layout)
  let lessons = 0
  for (const folder of layout.blocks) {
    const block = classicBlock(root, folder, structures.metas.get(folder.block))
    lessons += block.texts.size
    await writeLessons(out, 'english', folder.block, block.texts)
    await writeOrder(out, folder.block, block, structures)
    await copyImported(root, folder, join(out, 'challenges/english/blocks', folder.block))
    for (const [language, translations] of layout.translations) {
      const translated = translations.get(folder.block)
      if (!translated) continue
      const dictionary = structures.dictionaries.get(language) ?? new Map<string, string>()
      await writeLessons(out, language, folder.block, classicTranslation(root, translated, block, dictionary))
      const to = join(out, 'challenges', language, 'blocks', folder.block)
      await copyImported(root, translated, to)
      if (translated.hasMeta) await copy(root, `${translated.folder}/meta.json`, join(to, 'meta.json'))
    }
  }
  await copyStructures(layout, out)
  return lessons
}

async function writeLessons(
  out: string,
  language: string,
  block: string,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [id, text] of texts)
    await replaceFile(join(out, 'challenges', language, 'blocks', block, `${id}.md`), text)
}

async function writeOrder(
  out: string,
  block: string,
  { lessons }: ClassicBlock,
  { metas }: Structures,
): Promise<void> {
  const meta = {
    ...(metas.get(block)?.value ?? { name: titleOf(block), dashedName: block }),
    challengeOrder: lessons.map(({ id, title }) => ({ id, title })),
  }
  await replaceFile(join(out, 'structure/blocks', `${block}.json`), `${JSON.stringify(meta, null, 2)}\n`)
}

/** Texts that lessons import stand beside them. */
async function copyImported(root: string, { folder }: BlockFolder, to: string): Promise<void> {
  for (const name of await readdir(absolute(root, folder))) {
    const file = `${folder}/${name}`
    if (/^_.*\.md$/.test(name) && isInside(root, absolute(root, file))) await copy(root, file, join(to, name))
  }
}

async function copyStructures(layout: Layout, out: string): Promise<void> {
  const { root, superBlocks, certifications, exams, dictionaries, media } = layout
  const into = (folder: string, files: readonly string[]) =>
    Promise.all(files.map((file) => copy(root, file, join(out, folder, basename(file)))))
  await into('structure/superblocks', superBlocks)
  await into('challenges/english/certifications', certifications)
  await into('challenges/english/exams', exams)
  for (const [language, file] of dictionaries) await into(`dictionaries/${language}`, [file])
  for (const file of media) await copy(root, file, join(out, file))
}

async function copy(root: string, file: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(absolute(root, file), to)
}
