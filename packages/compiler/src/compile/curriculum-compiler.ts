import type { CurriculumIndex, Language } from '@cairn/contract'
import type { CompiledCurriculum, OutputFile } from '../emit/compiled-curriculum.ts'
import { copiedFiles } from '../emit/copied-files.ts'
import { examFile } from '../emit/exam-file.ts'
import { contentHash } from '../files/content-hash.ts'
import { doubledBlocks, hasAddress, noAddress } from '../link/block-addresses.ts'
import { linkCertifications } from '../link/link-certifications.ts'
import { linkExams } from '../link/link-exams.ts'
import { linkIndex } from '../link/link-index.ts'
import { linkSuperBlocks } from '../link/link-super-blocks.ts'
import { missingMedia } from '../link/missing-media.ts'
import { homesOf, type SuperBlock } from '../link/super-block.ts'
import { inFileOrder } from '../problems/in-file-order.ts'
import { type BlockFolder, findLayout, type Layout } from '../sources/find-layout.ts'
import { readStructures, type Structures } from '../sources/read-structures.ts'
import { BuildCache, type KnownUnit } from './build-cache.ts'
import { compileUnit, type UnitSources } from './compile-unit.ts'
import type { LessonOutcome } from './parse-lesson.ts'
import { parseLessons } from './parse-lessons.ts'
import { unchangedFiles } from './unchanged-files.ts'

export type Progress = (parsed: number, total: number) => void

type Options = {
  /** The folder for output and cache; without it, the cache is in memory only. */
  outDirectory?: string
  onProgress?: Progress
}

/** A block in one language that has changed since it was last compiled. */
type StaleUnit = {
  language: Language
  key: string
  folder: BlockFolder
  translation: BlockFolder | undefined
}

/** Everything that units are compiled from. */
type Sources = {
  layout: Layout
  structures: Structures
  homes: ReadonlyMap<string, string>
  lessons: ReadonlyMap<string, LessonOutcome>
}

/** Compiles a folder of lessons. An instance can compile repeatedly, and each time compiles only what has changed. */
export class CurriculumCompiler {
  readonly #root: string
  readonly #cache: BuildCache
  readonly #onProgress: Progress

  constructor(root: string, { outDirectory, onProgress = () => undefined }: Options = {}) {
    this.#root = root
    this.#cache = new BuildCache(root, outDirectory)
    this.#onProgress = onProgress
  }

  /** Whatever cannot be understood is reported as a problem and left out of the output. */
  async compile(): Promise<CompiledCurriculum> {
    const whole = await findLayout(this.#root)
    const layout = { ...whole, blocks: whole.blocks.filter(hasAddress) }
    const structures = await readStructures(layout)
    const courses = linkSuperBlocks({
      root: this.#root,
      files: structures.superBlocks,
      folders: layout.blocks,
      metas: structures.metas,
      media: layout.media,
    })
    const superBlocks = courses.superBlocks.map((superBlock) => withWords(superBlock, structures))
    const homes = homesOf(superBlocks)
    const { units, stale, sources } = this.#findStale(layout, structures, homes)
    const lessons = await this.#readLessons(stale)
    const files: OutputFile[] = []
    for (const found of stale) {
      const built = compileUnit(found.key, this.#unitSources(found, { layout, structures, homes, lessons }))
      units.set(unitName(found.language, found.folder.block), built.unit)
      files.push(...built.files)
    }
    await this.#cache.save(units, sources)
    const certifications = linkCertifications(structures.certifications, lessonIdsOf(units))
    const { exams, papers, problems: examProblems } = linkExams(structures.exams)
    const indexes = new Map<Language, CurriculumIndex>(
      languagesOf(layout, structures).map((language) => [
        language,
        linkIndex({
          language,
          superBlocks,
          blocks: blocksOf(language, layout, units),
          certifications: certifications.certifications,
          exams,
          media: layout.media,
          source: structures.source,
          hash: contentHash,
        }),
      ]),
    )
    const written = new Set(files.map(({ name }) => name))
    return {
      indexes,
      files: [
        ...files,
        ...unchangedFiles(units).filter(({ name }) => !written.has(name)),
        ...papers.map(examFile),
      ],
      media: copiedFiles(this.#root, layout.media, structures.source),
      problems: inFileOrder([
        ...structures.problems,
        ...courses.problems,
        ...certifications.problems,
        ...examProblems,
        ...[...units.values()].flatMap(({ problems }) => problems),
        ...missingMedia(
          [...units.values()].flatMap(({ media }) => media),
          layout.media,
        ),
        ...doubledBlocks(layout.blocks),
        ...whole.blocks.filter((folder) => !hasAddress(folder)).map(noAddress),
        ...whole.problems,
      ]),
    }
  }

  /** Splits the units into unchanged ones and those to compile again. */
  #findStale(layout: Layout, structures: Structures, homes: ReadonlyMap<string, string>) {
    const units = new Map<string, KnownUnit>()
    const stale: StaleUnit[] = []
    const sources = new Set<string>()
    const { sounds } = layout
    const hashesOf = (folder: BlockFolder | undefined) =>
      filesOf(folder).map((file) => {
        sources.add(file)
        return `${file} ${this.#cache.hashes.hash(this.#root, file)}`
      })
    for (const folder of layout.blocks) {
      const { block } = folder
      const facts = [structures.metas.get(block)?.text, structures.blockFacts[block], homes.get(block)]
      const lessons = hashesOf(folder)
      const consider = (
        language: Language,
        translation: BlockFolder | undefined,
        extras: readonly unknown[],
      ) => {
        const key = contentHash(JSON.stringify([facts, lessons, hashesOf(translation), extras, sounds]))
        const known = this.#cache.unit(language, block)
        if (known?.key === key) units.set(unitName(language, block), known)
        else stale.push({ language, key, folder, translation })
      }
      consider(baseLanguage, undefined, [])
      for (const language of languagesOf(layout, structures).slice(1)) {
        const dictionary = [...(structures.dictionaries.get(language) ?? [])]
        const words = structures.blockWords.get(language)?.get(block)
        consider(language, layout.translations.get(language)?.get(block), [words, dictionary])
      }
    }
    return { units, stale, sources }
  }

  async #readLessons(stale: readonly StaleUnit[]): Promise<ReadonlyMap<string, LessonOutcome>> {
    const folders = new Map(
      stale.flatMap(({ folder, translation }) =>
        [folder, translation].flatMap((source): [string, BlockFolder][] =>
          source ? [[source.folder, source]] : [],
        ),
      ),
    )
    const lessons = new Map<string, LessonOutcome>()
    const missing: string[] = []
    const hashOf = (file: string) => this.#cache.hashes.hash(this.#root, file)
    for (const folder of folders.values()) {
      for (const file of filesOf(folder)) {
        const known = this.#cache.lesson(folder.folder, file, hashOf(file))
        if (known) lessons.set(file, known)
        else missing.push(file)
      }
    }
    const parsed = await parseLessons(this.#root, missing, (count) => this.#onProgress(count, missing.length))
    for (const [file, outcome] of parsed) lessons.set(file, outcome)
    for (const folder of folders.values()) {
      const kept = filesOf(folder).flatMap((file): [string, LessonOutcome][] => {
        const outcome = lessons.get(file)
        return outcome ? [[`${file} ${hashOf(file)}`, outcome]] : []
      })
      this.#cache.keepLessons(folder.folder, new Map(kept))
    }
    return lessons
  }

  #unitSources(
    { language, folder, translation }: StaleUnit,
    { layout, structures, homes, lessons }: Sources,
  ): UnitSources {
    const { block } = folder
    const meta = structures.metas.get(block)
    const { required = [], template } = structures.blockFacts[block] ?? {}
    const outcomes = (source: BlockFolder | undefined) =>
      filesOf(source).flatMap((file) => lessons.get(file) ?? [])
    return {
      language,
      facts: { block, superBlock: homes.get(block) ?? 'lessons', meta: meta?.value, required, template },
      meta,
      lessons: outcomes(folder),
      sounds: new Set(layout.sounds),
      ...(language === baseLanguage
        ? {}
        : {
            translation: {
              words: structures.blockWords.get(language)?.get(block) ?? {},
              lessons: outcomes(translation),
              dictionary: structures.dictionaries.get(language) ?? new Map<string, string>(),
            },
          }),
    }
  }
}

const baseLanguage: Language = 'english'

function languagesOf(layout: Layout, structures: Structures): Language[] {
  return [...new Set([baseLanguage, ...layout.translations.keys(), ...structures.dictionaries.keys()])]
}

function filesOf(folder: BlockFolder | undefined): string[] {
  return (folder?.lessons ?? []).map((name) => (folder?.folder ? `${folder.folder}/${name}` : name))
}

function unitName(language: Language, block: string): string {
  return `${language}/${block}`
}

function withWords(superBlock: SuperBlock, { superBlockWords }: Structures): SuperBlock {
  const name = superBlock.file.replace(/^.*\//, '').replace(/\.json$/, '')
  return { ...superBlock, translations: superBlockWords.get(name) ?? superBlock.translations }
}

function blocksOf(language: Language, { blocks }: Layout, units: ReadonlyMap<string, KnownUnit>) {
  return new Map(
    blocks.flatMap(({ block }): [string, KnownUnit][] => {
      const unit = units.get(unitName(language, block))
      return unit ? [[block, unit]] : []
    }),
  )
}

function lessonIdsOf(units: ReadonlyMap<string, KnownUnit>): Set<string> {
  return new Set([...units.values()].flatMap(({ outline }) => outline.challenges.map(({ id }) => id)))
}
