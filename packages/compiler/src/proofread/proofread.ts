import { join } from 'node:path'
import type { CurriculumIndex, Problem } from '@cairn/contract'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { readSource } from '../files/read-source.ts'
import { inFileOrder } from '../problems/in-file-order.ts'
import { absolute, findLayout } from '../sources/find-layout.ts'
import { checkLinks } from './check-links.ts'
import { checkPictures } from './check-pictures.ts'
import { checkReadability } from './check-readability.ts'
import { loadSpelling } from './check-spelling.ts'
import { checkStyle } from './check-style.ts'
import { checkTerms } from './check-terms.ts'
import { checkTranscript } from './check-transcript.ts'
import { type Prose, readProse } from './prose.ts'
import { readWordList } from './read-word-list.ts'

type Options = {
  /** Whether a lesson is to be read, by its file's path in the folder; all by default. */
  isChosen?: (file: string) => boolean
}

export type ProofreadReport = {
  lessons: { file: string; grade: number | undefined }[]
  problems: Problem[]
}

/** Reads lessons in English as an editor would: spelling, style, length, terms, pictures and links. */
export async function proofread(
  directory: string,
  { isChosen = () => true }: Options = {},
): Promise<ProofreadReport> {
  const { blocks } = await findLayout(directory)
  const all = new Map(
    blocks.map(({ block, folder, lessons }): [string, Prose[]] => [
      block,
      lessons.flatMap((name) => {
        const file = folder === '' ? name : `${folder}/${name}`
        const { output } = readSource(file, absolute(directory, file))
        return output === undefined ? [] : [readProse(file, output)]
      }),
    ]),
  )
  const chosen = [...all.values()].flat().filter(({ file }) => isChosen(file))
  const problems: Problem[] = []
  const lessons: ProofreadReport['lessons'] = []
  if (chosen.length === 0) return { lessons, problems }
  const index = await readIndex(directory)
  const addresses = addressesIn(index)
  const spell = await loadSpelling(readWordList(join(directory, 'words.txt')), 'words.txt')
  for (const prose of chosen) {
    const { grade, problems: hard } = checkReadability(prose)
    lessons.push({ file: prose.file, grade })
    problems.push(...hard, ...(await spell(prose)), ...(await checkStyle(prose)))
    problems.push(...checkPictures(prose), ...checkLinks(prose, addresses), ...checkTranscript(prose))
  }
  const terms = readWordList(join(directory, 'terms.txt'))
  const early = index.superBlocks.flatMap((course) =>
    checkTerms(
      course.blocks.flatMap(({ dashedName, challenges }) =>
        challenges.flatMap(({ id }) => all.get(dashedName)?.find((prose) => prose.id === id) ?? []),
      ),
      terms,
    ),
  )
  // A block may belong to several courses.
  const once = new Map(early.map((problem) => [`${problem.file} ${problem.message}`, problem]))
  problems.push(...[...once.values()].filter(({ file }) => isChosen(file)))
  return { lessons, problems: inFileOrder(problems) }
}

async function readIndex(directory: string): Promise<CurriculumIndex> {
  const { indexes } = await new CurriculumCompiler(directory).compile()
  const [index] = indexes.values()
  if (!index) throw new Error('A compiled curriculum has at least one language.')
  return index
}

function addressesIn({ superBlocks }: CurriculumIndex): Set<string> {
  return new Set([
    '/learn',
    ...superBlocks.flatMap(({ id, blocks }) => [
      `/learn/${id}`,
      ...blocks.flatMap(({ dashedName, challenges }) => [
        `/learn/${id}/${dashedName}`,
        ...challenges.map((challenge) => `/learn/${id}/${dashedName}/${challenge.dashedName}`),
      ]),
    ]),
  ])
}
