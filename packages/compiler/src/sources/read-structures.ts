import { basename } from 'node:path'
import { CurriculumSource, type Exam, isLanguage, type Language, type Problem, type z } from '@cairn/contract'
import { type Dictionary, toDictionary } from './dictionary.ts'
import type { Layout } from './find-layout.ts'
import { readStructure, type Structure } from './read-structure.ts'
import {
  BlockFacts,
  BlockFile,
  BlockTranslation,
  CertificationFile,
  CommentFile,
  ExamFile,
  SuperBlockFile,
  SuperBlockTranslation,
} from './structure-schemas.ts'

/** Everything in a curriculum that is not a lesson. */
export type Structures = {
  superBlocks: Structure<SuperBlockFile>[]
  /** By file name without language: `superblocks/<name>.json`. */
  superBlockWords: Map<string, Map<Language, z.infer<typeof SuperBlockTranslation>>>
  metas: Map<string, Structure<BlockFile>>
  blockWords: Map<Language, Map<string, BlockTranslation>>
  blockFacts: BlockFacts
  certifications: Structure<CertificationFile>[]
  exams: Structure<Exam>[]
  dictionaries: Map<Language, Dictionary>
  source: CurriculumSource | undefined
  problems: Problem[]
}

export async function readStructures(layout: Layout): Promise<Structures> {
  const problems: Problem[] = []
  const read = async <Schema extends z.ZodMiniType>(file: string, schema: Schema) => {
    const outcome = await readStructure(layout.root, file, schema)
    problems.push(...outcome.problems)
    return outcome.output
  }
  const readAll = async <Schema extends z.ZodMiniType>(files: readonly string[], schema: Schema) =>
    (await Promise.all(files.map((file) => read(file, schema)))).filter(
      (structure) => structure !== undefined,
    )

  const isTranslation = (file: string) => translatedName.test(basename(file))
  const superBlockWords: Structures['superBlockWords'] = new Map()
  for (const { file, value } of await readAll(
    layout.superBlocks.filter(isTranslation),
    SuperBlockTranslation,
  )) {
    const { name = '', language = '' } = translatedName.exec(basename(file))?.groups ?? {}
    if (!isLanguage(language)) continue
    const words = superBlockWords.get(name) ?? new Map<Language, z.infer<typeof SuperBlockTranslation>>()
    superBlockWords.set(name, words.set(language, value))
  }
  const metas: Structures['metas'] = new Map()
  for (const { block, folder, hasMeta } of layout.blocks) {
    const file = hasMeta ? `${folder === '' ? '' : `${folder}/`}meta.json` : layout.blockFiles.get(block)
    const meta = file === undefined ? undefined : await read(file, BlockFile)
    if (!meta) continue
    metas.set(block, meta)
    if (meta.value.dashedName !== block) problems.push(misnamed(meta, block))
  }
  return {
    superBlocks: await readAll(
      layout.superBlocks.filter((file) => !isTranslation(file)),
      SuperBlockFile,
    ),
    superBlockWords,
    metas,
    blockWords: await readBlockWords(layout, read),
    blockFacts:
      layout.blockFacts === undefined ? {} : ((await read(layout.blockFacts, BlockFacts))?.value ?? {}),
    certifications: await readAll(layout.certifications, CertificationFile),
    exams: await readAll(layout.exams, ExamFile),
    dictionaries: await readDictionaries(layout, read),
    source: await readSourceOf(layout, read, problems),
    problems,
  }
}

const translatedName = /^(?<name>[^/]+)\.(?<language>[a-z][a-z-]*)\.json$/

type Read = <Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
) => Promise<Structure<z.infer<Schema>> | undefined>

async function readBlockWords({ translations }: Layout, read: Read): Promise<Structures['blockWords']> {
  const languages: Structures['blockWords'] = new Map()
  for (const [language, folders] of translations) {
    const words = new Map<string, BlockTranslation>()
    for (const { block, folder, hasMeta } of folders.values()) {
      const meta = hasMeta ? await read(`${folder}/meta.json`, BlockTranslation) : undefined
      if (meta) words.set(block, meta.value)
    }
    languages.set(language, words)
  }
  return languages
}

async function readDictionaries({ dictionaries }: Layout, read: Read): Promise<Map<Language, Dictionary>> {
  const files = new Map<Language, Record<string, string>>()
  for (const [language, file] of dictionaries)
    files.set(language, (await read(file, CommentFile))?.value ?? {})
  const english = files.get('english') ?? {}
  return new Map(
    [...files]
      .filter(([language]) => language !== 'english')
      .map(([language, words]) => [language, toDictionary(english, words)]),
  )
}

async function readSourceOf(
  { source, license }: Layout,
  read: Read,
  problems: Problem[],
): Promise<CurriculumSource | undefined> {
  const found = source === undefined ? undefined : await read(source, CurriculumSource)
  if (found && license === undefined) problems.push(unlicensed(found))
  return found && license !== undefined ? found.value : undefined
}

function unlicensed({ file, value }: Structure<CurriculumSource>): Problem {
  return {
    file,
    line: 1,
    column: 1,
    text: value.license,
    message: 'The text of the license is missing.',
    remedy: 'Add it as the file `LICENSE`, beside this one.',
  }
}

function misnamed({ file, value }: Structure<BlockFile>, block: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    text: value.dashedName,
    message: `The block says that it is \`${value.dashedName}\`, but its folder is \`${block}\`.`,
    remedy: 'Give both the same name.',
  }
}
