import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlockOutline, Language, Problem } from '@cairn/contract'
import { contentHash } from '../files/content-hash.ts'
import { replaceFile } from '../files/replace-file.ts'
import type { MediaReference } from '../parse/media-references.ts'
import { compilerVersion } from './compiler-version.ts'
import type { LessonOutcome } from './parse-lesson.ts'
import { type SeenFile, SourceHashes } from './source-hashes.ts'

/** A block in one language as it was last compiled. */
export type KnownUnit = {
  /** Hash of all its inputs; empty when it cannot be determined. */
  key: string
  outline: BlockOutline
  /** Its compiled file, relative to the language's folder. */
  file: string
  /** All files that it produces, relative to the output folder. */
  files: readonly string[]
  problems: readonly Problem[]
  media: readonly MediaReference[]
}

type Manifest = {
  compiler: string
  /** The compiled folder, because another one may have files of the same names and times. */
  root: string
  seen: Record<string, SeenFile>
  units: Record<string, KnownUnit>
}

type LessonsOfBlock = Record<string, LessonOutcome>

/**
 * Results of earlier runs, so that only changes are compiled again: in memory as long as this object lives, and in a
 * folder if one is given.
 */
export class BuildCache {
  readonly hashes: SourceHashes
  readonly #root: string
  readonly #directory: string | undefined
  readonly #compiler = compilerVersion()
  readonly #lessons = new Map<string, LessonsOfBlock>()
  #units: Record<string, KnownUnit>

  /** @param directory the folder of the compiled files, where the cache is stored as well */
  constructor(root: string, directory?: string) {
    this.#root = root
    this.#directory = directory
    const manifest = this.#read<Manifest>('manifest.json')
    const isUsable = manifest?.compiler === this.#compiler && manifest.root === root
    this.hashes = new SourceHashes(isUsable ? manifest.seen : {})
    this.#units = isUsable ? manifest.units : {}
  }

  /** Also undefined when the unit's file has been deleted. */
  unit(language: Language, block: string): KnownUnit | undefined {
    const unit = this.#units[`${language}/${block}`]
    if (!unit || this.#directory === undefined) return unit
    const directory = this.#directory
    return unit.files.every((file) => existsSync(join(directory, file))) ? unit : undefined
  }

  /** A lesson that was parsed before, by the hash of its content. */
  lesson(folder: string, file: string, hash: string): LessonOutcome | undefined {
    return this.#lessonsOf(folder)[`${file} ${hash}`]
  }

  /** Replaces what is cached for a folder's lessons; the key of each is its file and its hash. */
  keepLessons(folder: string, lessons: ReadonlyMap<string, LessonOutcome>): void {
    // A lesson that imports other files is parsed each time.
    const kept = [...lessons].filter(([, { output }]) => (output?.imports.length ?? 0) === 0)
    this.#lessons.set(folder, Object.fromEntries(kept))
    this.#changed.add(folder)
  }

  /** Discards all but `units`, and writes what the next run needs. */
  async save(units: ReadonlyMap<string, KnownUnit>, sources: ReadonlySet<string>): Promise<void> {
    this.#units = Object.fromEntries(units)
    if (this.#directory === undefined) return
    for (const folder of this.#changed) {
      await this.#write(lessonsFile(folder), { compiler: this.#compiler, lessons: this.#lessons.get(folder) })
    }
    this.#changed.clear()
    const manifest: Manifest = {
      compiler: this.#compiler,
      root: this.#root,
      seen: this.hashes.seen(sources),
      units: this.#units,
    }
    await this.#write('manifest.json', manifest)
  }

  readonly #changed = new Set<string>()

  #lessonsOf(folder: string): LessonsOfBlock {
    const known = this.#lessons.get(folder)
    if (known) return known
    const stored = this.#read<{ compiler: string; lessons: LessonsOfBlock }>(lessonsFile(folder))
    const lessons = stored?.compiler === this.#compiler ? stored.lessons : {}
    this.#lessons.set(folder, lessons)
    return lessons
  }

  /** Undefined for a missing or damaged file: the cache then starts empty. */
  #read<Value>(name: string): Value | undefined {
    if (this.#directory === undefined) return undefined
    try {
      return JSON.parse(readFileSync(join(this.#directory, 'cache', name), 'utf8')) as Value
    } catch {
      return undefined
    }
  }

  async #write(name: string, value: unknown): Promise<void> {
    if (this.#directory !== undefined)
      await replaceFile(join(this.#directory, 'cache', name), JSON.stringify(value))
  }
}

function lessonsFile(folder: string): string {
  // A path may be longer than a name.
  return `lessons/${contentHash(folder)}.json`
}
