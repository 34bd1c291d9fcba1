import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ChallengeType, type FileExtension, Slug, testEnvironmentOf } from '@cairn/contract'
import { replaceFile } from '../files/replace-file.ts'
import { nameFor } from '../link/place-in-name.ts'
import { toSuperBlock, titleOf } from '../link/super-block.ts'
import { findLayout } from '../sources/find-layout.ts'
import { readStructure } from '../sources/read-structure.ts'
import { type BlockFile, SuperBlockFile } from '../sources/structure-schemas.ts'
import { AuthorError } from './author-error.ts'
import { newId, newLessonText } from './lesson-text.ts'

type NewBlock = {
  block: string
  superBlock: string
  name: string | undefined
  challengeType: ChallengeType
  steps: number
}

/** Creates a block with its first steps and adds it to its course; returns its folder. */
export async function newBlock(root: string, wish: NewBlock): Promise<string> {
  const { block, challengeType, steps } = wish
  if (!Slug.safeParse(block).success) {
    throw new AuthorError(
      `${block} is no name of a block. Write lower-case letters, digits and single hyphens.`,
    )
  }
  const environment = testEnvironmentOf(challengeType)
  if (environment === null) {
    throw new AuthorError(`Type ${challengeType} has no code. New blocks are made for types with an editor.`)
  }
  const folder = join(root, 'blocks', block)
  if (existsSync(folder)) throw new AuthorError(`There is already a folder ${folder}.`)
  const course = await findCourse(root, wish.superBlock)
  const texts = Array.from({ length: steps }, (_empty, index) =>
    newLessonText({
      id: newId(),
      title: `Step ${index + 1}`,
      challengeType,
      dashedName: `step-${index + 1}`,
      files: [{ ext: firstFile[environment], contents: '', isEditable: true }],
    }),
  )
  const meta: BlockFile = {
    name: wish.name ?? titleOf(block),
    dashedName: block,
    helpCategory: helpCategory[environment],
    blockType: 'workshop',
    blockLayout: 'challenge-grid',
    intro: ['(Say what will be made here, and what one will be able to do afterwards.)'],
  }
  for (const [index, text] of texts.entries()) {
    await replaceFile(join(folder, nameFor(index + 1, 'step', steps)), text)
  }
  await replaceFile(join(folder, 'meta.json'), toJson(meta))
  await replaceFile(course.path, toJson({ ...course.value, blocks: [...(course.value.blocks ?? []), block] }))
  return folder
}

const firstFile: Readonly<Record<'page' | 'javascript' | 'python', FileExtension>> = {
  page: 'html',
  javascript: 'js',
  python: 'py',
}
const helpCategory = { page: 'HTML-CSS', javascript: 'JavaScript', python: 'Python' }

async function findCourse(
  root: string,
  id: string,
): Promise<{ path: string; value: Record<string, unknown> & SuperBlockFile }> {
  const layout = await findLayout(root)
  const known: string[] = []
  for (const file of layout.superBlocks) {
    const { output } = await readStructure(root, file, SuperBlockFile)
    if (!output) continue
    const { superBlock } = toSuperBlock(output)
    known.push(superBlock.id)
    if (superBlock.id !== id) continue
    const path = join(root, file)
    return {
      path,
      value: JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown> & SuperBlockFile,
    }
  }
  throw new AuthorError(`There is no course ${id}. There are: ${known.join(', ')}.`)
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
