import { CompiledBlock, type Language, PrivateBlock, type Problem } from '@cairn/contract'
import type { OutputFile } from '../emit/compiled-curriculum.ts'
import { privateFile } from '../emit/private-file.ts'
import { contentHash } from '../files/content-hash.ts'
import { continueSteps } from '../link/continue-steps.ts'
import { demoFiles } from '../link/demo-files.ts'
import { type BlockFacts, toChallenge, toOutline, toPrivate } from '../link/link-block.ts'
import { orderLessons } from '../link/order-lessons.ts'
import { refusedLessons } from '../link/refused-lessons.ts'
import { serveRecordings } from '../link/serve-recordings.ts'
import { translateLessons } from '../link/translate-lessons.ts'
import type { Dictionary } from '../sources/dictionary.ts'
import type { Structure } from '../sources/read-structure.ts'
import type { BlockFile, BlockTranslation } from '../sources/structure-schemas.ts'
import type { KnownUnit } from './build-cache.ts'
import type { LessonOutcome } from './parse-lesson.ts'

/** All inputs of a block in one language. */
export type UnitSources = {
  language: Language
  facts: BlockFacts
  meta: Structure<BlockFile> | undefined
  lessons: readonly LessonOutcome[]
  /** The sounds of the folder `media`. */
  sounds: ReadonlySet<string>
  /** Undefined for the base language. */
  translation?: {
    words: BlockTranslation
    lessons: readonly LessonOutcome[]
    dictionary: Dictionary
  }
}

/** Links one block in one language, and lists the files that it produces. */
export function compileUnit(key: string, sources: UnitSources): { unit: KnownUnit; files: OutputFile[] } {
  const { language, facts, meta, lessons, sounds, translation } = sources
  const refused = lessons.flatMap((lesson) => lesson.refused ?? [])
  const order = orderLessons(parsedOf(lessons), meta, new Set(refused.map(({ id }) => id)))
  const { lessons: ordered, problems: gaps } = continueSteps(order.ordered)
  const translated = translation
    ? translateLessons(ordered, parsedOf(translation.lessons), translation.dictionary)
    : undefined
  const shown = translated?.lessons ?? ordered.map((parsed) => ({ parsed, translationPending: false }))
  const challenges = shown.map(({ parsed, translationPending }) => {
    const demo = demoFiles(parsed, ordered)
    return {
      ...serveRecordings(toChallenge(parsed, facts), sounds),
      ...(demo ? { demo } : {}),
      ...(translationPending ? { translationPending } : {}),
    }
  })
  const content = {
    block: facts.block,
    challenges,
    // A translation that is refused shows the English lesson.
    ...(refused.length > 0 && { refused: refusedLessons(refused, ordered, meta?.value) }),
  }
  const text = toJson(CompiledBlock.parse(content))
  const file = `blocks/${facts.block}.${contentHash(text)}.json`
  const outline = toOutline(
    facts,
    translation?.words,
    shown.map(({ parsed }) => parsed),
  )
  const files: OutputFile[] = [{ name: `${language}/${file}`, text }]
  if (!translation) {
    const hidden = toJson(PrivateBlock.parse({ block: facts.block, challenges: toPrivate(ordered) }))
    files.push({ name: privateFile(facts.block, contentHash(hidden)), text: hidden })
  }
  // The inputs include other files, so the block may change without a change of its own.
  const isClosed = [...lessons, ...(translation?.lessons ?? [])].every(
    ({ output }) => output === undefined || output.imports.length === 0,
  )
  // A translation repeats the problems of the English lessons, which are reported once.
  const found: Problem[] = translation
    ? [...problemsOf(translation.lessons), ...(translated?.problems ?? [])]
    : [...problemsOf(lessons), ...order.problems, ...gaps]
  const names = files.map(({ name }) => name)
  const media = parsedOf(translation ? translation.lessons : lessons).flatMap((lesson) => lesson.media)
  return { unit: { key: isClosed ? key : '', outline, file, files: names, problems: found, media }, files }
}

function parsedOf(lessons: readonly LessonOutcome[]) {
  return lessons.flatMap(({ output }) => output ?? [])
}

function problemsOf(lessons: readonly LessonOutcome[]): Problem[] {
  return lessons.flatMap(({ problems }) => problems)
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
