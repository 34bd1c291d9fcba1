import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { testEnvironmentOf } from '@cairn/contract'
import { replaceFile } from '../files/replace-file.ts'
import { type ParsedChallenge, parseChallenge } from '../parse/parse-challenge.ts'
import { AuthorError } from './author-error.ts'
import { type BlockOnDisk, type LessonFile, readBlockOnDisk } from './block-on-disk.ts'
import { newId, newLessonText, withFrontMatter } from './lesson-text.ts'

/** Inserts a new step at a position, counted from 1; its seed is where the previous step ends. */
export async function insertStep(root: string, block: string, position: number): Promise<string> {
  const before = await readBlockOnDisk(root, block)
  checkPosition(position, before.lessons.length + 1)
  const id = newId()
  const path = join(before.folder, `${id}.md`)
  const neighbour = parse(before.lessons[position - 1] ?? before.lessons[position - 2])
  const name = numbered.exec(neighbour.dashedName)?.groups?.['name'] ?? 'step'
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${position}`
  const dashedName = `${name}-${numbered.test(neighbour.dashedName) ? position : id.slice(0, 6)}`
  const text = newLessonText({
    id,
    title,
    challengeType: neighbour.challengeType,
    dashedName,
    files: seedFor(neighbour, position > before.lessons.length),
  })
  const lesson = { path, id, title, dashedName, text }
  await write(before, before.lessons.toSpliced(position - 1, 0, lesson))
  return path
}

/** Deletes a step, with its translations. */
export async function deleteStep(root: string, block: string, position: number): Promise<string> {
  const before = await readBlockOnDisk(root, block)
  checkPosition(position, before.lessons.length)
  if (before.lessons.length === 1) throw new AuthorError('This is the only step. Delete the folder instead.')
  const gone = before.lessons[position - 1]
  if (!gone) throw new AuthorError(`There is no step ${position}.`)
  await write(
    { ...before, translations: before.translations.filter(({ id }) => id !== gone.id) },
    before.lessons.toSpliced(position - 1, 1),
  )
  for (const { path, id } of [gone, ...before.translations]) if (id === gone.id) await rm(path)
  return gone.path
}

/** Moves a step from one position to another. */
export async function moveStep(root: string, block: string, from: number, to: number): Promise<string> {
  const before = await readBlockOnDisk(root, block)
  checkPosition(from, before.lessons.length)
  checkPosition(to, before.lessons.length)
  const [moved] = before.lessons.slice(from - 1, from)
  if (!moved) throw new AuthorError(`There is no step ${from}.`)
  await write(before, before.lessons.toSpliced(from - 1, 1).toSpliced(to - 1, 0, moved))
  return moved.path
}

/** Renumbers titles and addresses in the steps' order. */
export async function renumber(root: string, block: string): Promise<void> {
  const before = await readBlockOnDisk(root, block)
  await write(before, before.lessons)
}

const numbered = /^(?<name>step|task)-\d+$/
const trailingNumber = /^(?<before>.*\D)?\d+(?<quote>["']?)$/s

/** Writes a block in its new order. All texts are ready before the first file is changed. */
async function write(block: BlockOnDisk, ordered: readonly LessonFile[]): Promise<void> {
  const renamed = renumbered(ordered)
  const byId = new Map(renamed.map((lesson) => [lesson.id, lesson]))
  const translations = block.translations.map((lesson) => {
    const original = byId.get(lesson.id)
    return original && numbered.test(original.dashedName) ? withNumber(lesson, original.dashedName) : lesson
  })
  const meta = { ...block.meta, challengeOrder: renamed.map(({ id, title }) => ({ id, title })) }
  for (const { path, text } of [...renamed, ...translations]) await replaceFile(path, text)
  await replaceFile(block.metaPath, `${JSON.stringify(meta, null, 2)}\n`)
}

function renumbered(ordered: readonly LessonFile[]): LessonFile[] {
  const next = new Map<string, number>()
  return ordered.map((lesson) => {
    const name = numbered.exec(lesson.dashedName)?.groups?.['name']
    if (name === undefined) return lesson
    const number = (next.get(name) ?? 0) + 1
    next.set(name, number)
    return withNumber(lesson, `${name}-${number}`)
  })
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

function parse(lesson: LessonFile | undefined): ParsedChallenge {
  const { output } = lesson ? parseChallenge(lesson.path, lesson.text) : { output: undefined }
  if (!output)
    throw new AuthorError('The step beside the new one cannot be read. Run check and mend it first.')
  return output
}

/** The camper's code when the new step begins: the next step's seed, or the last step's solution. */
function seedFor({ files, challengeType, solutions }: ParsedChallenge, isLast: boolean) {
  const hasCode = testEnvironmentOf(challengeType) !== null
  if (!hasCode) {
    throw new AuthorError(
      `Steps can be inserted into blocks with code; lessons of type ${challengeType} are written by hand.`,
    )
  }
  const solved = new Map((isLast ? solutions[0] : [])?.map((file) => [file.fileKey, file.contents]))
  return files.map(({ ext, fileKey, contents, editableRegionBoundaries }) => ({
    ext,
    contents: solved.get(fileKey) ?? contents,
    isEditable: editableRegionBoundaries.length === 2 || files.length === 1,
  }))
}
