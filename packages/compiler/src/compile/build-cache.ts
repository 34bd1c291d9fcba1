import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlockOutline, Language, Problem } from '@cairn/contract'
import { replaceFile } from '../emit/replace-file.ts'
import { compilerVersion } from './compiler-version.ts'
import type { LessonOutcome } from './parse-lesson.ts'
import { type SeenFile, SourceHashes } from './source-hashes.ts'

/** A block in a language as it was compiled last. */
export type KnownUnit = {
  /** Hash of everything that it was made of; empty when that cannot be told. */
  key: string
  outline: BlockOutline
  /** Its compiled file, from the folder of the language. */
  file: string
  /** All files that it makes, from the folder of the output. */
  files: readonly string[]
  problems: readonly Problem[]
}

type Manifest = {
  compiler: string
  /** The folder that was compiled: another's files may have the same names and times. */
  root: string
  seen: Record<string, SeenFile>
  units: Record<string, KnownUnit>
}

type LessonsOfBlock = Record<string, LessonOutcome>

/**
 * What an earlier run left behind, so that only what changed is compiled again: in memory for as long as
 * this object lives, and in a folder when there is one.
 */
export class BuildCache {
  readonly hashes: SourceHashes
  readonly #root: string
  readonly #directory: string | undefined
  readonly #compiler = compilerVersion()
  readonly #lessons = new Map<string, LessonsOfBlock>()
  #units: Record<string, KnownUnit>

  /** @param directory where the compiled files are, and this cache beside them */
  constructor(root: string, directory?: string) {
    this.#root = root
    this.#directory = directory
    const manifest = this.#read<Manifest>('manifest.json')
    const isUsable = manifest?.compiler === this.#compiler && manifest.root === root
    this.hashes = new SourceHashes(isUsable ? manifest.seen : {})
    this.#units = isUsable ? manifest.units : {}
  }

  /** Undefined as well when somebody has taken its file away. */
  unit(language: Language, block: string): KnownUnit | undefined {
    const unit = this.#units[`${language}/${block}`]
    if (!unit || this.#directory === undefined) return unit
    const directory = this.#directory
    return unit.files.every((file) => existsSync(join(directory, file))) ? unit : undefined
  }

  /** A lesson of that content as it was parsed before. */
  lesson(folder: string, file: string, hash: string): LessonOutcome | undefined {
    return this.#lessonsOf(folder)[`${file} ${hash}`]
  }

  /** Replaces what is known of a folder's lessons; the key of each is its file and its hash. */
  keepLessons(folder: string, lessons: ReadonlyMap<string, LessonOutcome>): void {
    // A lesson that is made of other files is read anew each time.
    const kept = [...lessons].filter(([, { output }]) => (output?.imports.length ?? 0) === 0)
    this.#lessons.set(folder, Object.fromEntries(kept))
    this.#changed.add(folder)
  }

  /** Forgets all but `units`, and writes what the next run needs. */
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

  /** Undefined for a file that is missing or damaged: the cache is then made anew. */
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
  return `lessons/${folder.replaceAll('/', '~')}.json`
}
