import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { replaceFile } from '../files/replace-file.ts'
import { nameFor, placeInName } from '../link/place-in-name.ts'
import { AuthorError } from './author-error.ts'
import { type BlockOnDisk, type LessonFile, readBlockOnDisk } from './block-on-disk.ts'
import { withFrontMatter } from './lesson-text.ts'
import { newStep } from './new-step.ts'
import { numberedAddress } from './numbered-address.ts'

/** Inserts a new step at a position, counted from 1; it begins where the previous step ends. */
export async function insertStep(
  root: string,
  block: string,
  position: number,
  topic = 'step',
): Promise<string> {
  const before = await readBlockOnDisk(root, block)
  checkPosition(position, before.lessons.length + 1)
  const lesson = newStep(before, position, topic)
  const [path = lesson.path] = await write(
    before,
    before.lessons.toSpliced(position - 1, 0, lesson),
    lesson.id,
  )
  return path
}

/** Deletes a step, with its translations. */
export async function deleteStep(root: string, block: string, position: number): Promise<string> {
  const before = await readBlockOnDisk(root, block)
  checkPosition(position, before.lessons.length)
  if (before.lessons.length === 1) throw new AuthorError('This is the only step. Delete the folder instead.')
  const gone = before.lessons[position - 1]
  if (!gone) throw new AuthorError(`There is no step ${position}.`)
  await write(before, before.lessons.toSpliced(position - 1, 1), gone.id)
  return gone.path
}

/** Moves a step from one position to another; returns its file, which may have another name now. */
export async function moveStep(root: string, block: string, from: number, to: number): Promise<string> {
  const before = await readBlockOnDisk(root, block)
  checkPosition(from, before.lessons.length)
  checkPosition(to, before.lessons.length)
  const [moved] = before.lessons.slice(from - 1, from)
  if (!moved) throw new AuthorError(`There is no step ${from}.`)
  const ordered = before.lessons.toSpliced(from - 1, 1).toSpliced(to - 1, 0, moved)
  const [path = moved.path] = await write(before, ordered, moved.id)
  return path
}

/** Makes titles, addresses and names of files follow the steps' order. */
export async function renumber(root: string, block: string): Promise<void> {
  const before = await readBlockOnDisk(root, block)
  await write(before, before.lessons)
}

const trailingNumber = /^(?<before>.*\D)?\d+(?<quote>["']?)$/s

/**
 * Writes a block in its new order. All texts are ready before the first file is changed, and a file is removed only
 * after all are written.
 *
 * @returns the files of the lesson `id`
 */
async function write(block: BlockOnDisk, ordered: readonly LessonFile[], id?: string): Promise<string[]> {
  const renumbered = inOrder(ordered, block.isNamedByPlace)
  const byId = new Map(renumbered.map((lesson) => [lesson.id, lesson]))
  const translations = block.translations.flatMap((lesson) => {
    const original = byId.get(lesson.id)
    return original ? [like(original, lesson, ordered.length)] : []
  })
  const written = [...renumbered, ...translations]
  for (const { path, text } of written) await replaceFile(path, text)
  if (block.meta.challengeOrder) {
    const meta = {
      ...block.meta,
      challengeOrder: renumbered.map((lesson) => ({ id: lesson.id, title: lesson.title })),
    }
    await replaceFile(block.metaPath, `${JSON.stringify(meta, null, 2)}\n`)
  }
  const kept = new Set(written.map(({ path }) => path))
  const known = new Set(block.lessons.map((lesson) => lesson.id))
  for (const lesson of [...block.lessons, ...block.translations]) {
    if (known.has(lesson.id) && !kept.has(lesson.path)) await rm(lesson.path)
  }
  return written.filter((lesson) => lesson.id === id).map(({ path }) => path)
}

function inOrder(ordered: readonly LessonFile[], isNamedByPlace: boolean): LessonFile[] {
  const next = new Map<string, number>()
  return ordered.map((lesson, index) => {
    const placed = isNamedByPlace
      ? { ...lesson, path: inPlace(lesson.path, index + 1, ordered.length) }
      : lesson
    const name = numberedAddress(lesson.dashedName)
    if (name === undefined) return placed
    const number = (next.get(name) ?? 0) + 1
    next.set(name, number)
    return withNumber(placed, `${name}-${number}`)
  })
}

/** A translation with the number and the place of its original. */
function like(original: LessonFile, translation: LessonFile, lessons: number): LessonFile {
  const place = placeInName(original.path)?.place
  const path = place === undefined ? translation.path : inPlace(translation.path, place, lessons)
  const placed = { ...translation, path }
  return numberedAddress(original.dashedName) === undefined ? placed : withNumber(placed, original.dashedName)
}

function inPlace(path: string, place: number, lessons: number): string {
  const topic = placeInName(path)?.topic
  return topic === undefined ? path : join(dirname(path), nameFor(place, topic, lessons))
}

function withNumber(lesson: LessonFile, dashedName: string): LessonFile {
  const number = dashedName.replace(/^.*-/, '')
  const title = lesson.title.replace(trailingNumber, `$<before>${number}$<quote>`)
  const values = title === lesson.title ? { dashedName } : { title, dashedName }
  return { ...lesson, title, dashedName, text: withFrontMatter(lesson.text, values) }
}

function checkPosition(position: number, last: number): void {
  if (Number.isInteger(position) && position >= 1 && position <= last) return
  throw new AuthorError(`${position} is no position here. Give a number from 1 to ${last}.`)
}
