import type { Challenge, SeedFile, SubmittedFile } from '@cairn/contract'
import type { ChallengeFacts } from '#curriculum/open-curriculum.ts'
import { plainLesson } from './sample-curriculum.ts'

export type TestProject = Pick<ChallengeFacts, 'id' | 'challengeType'> & { seeds: readonly SeedFile[] }

const idOf = (letter: string, index: number) => `${letter}${index}`.repeat(12)

function seed(name: string, ext: SeedFile['ext'], contents: string): SeedFile {
  return { fileKey: name + ext, name, ext, contents, editableRegionBoundaries: [] }
}

/** Projects of a certification that are submitted as code, one of each type. */
export const codeProjects: readonly TestProject[] = (
  [
    [5, [seed('script', 'js', 'function pile(stones) {\n}\n')]],
    [14, [seed('index', 'html', '<p>Stone</p>'), seed('styles', 'css', '')]],
    [23, [seed('main', 'py', '')]],
    [25, [seed('index', 'html', '<p>Stone</p>')]],
    [26, [seed('script', 'js', '')]],
  ] as const
).map(([challengeType, seeds], index) => ({ id: idOf('d', index + 1), challengeType, seeds }))

/** Projects of a certification that are submitted as a link, or as code. */
export const linkProjects: readonly TestProject[] = [1, 2, 3, 4, 5].map((index) => ({
  id: idOf('a', index),
  challengeType: 3,
  seeds: [seed('index', 'html', '<h1>My project</h1>'), seed('styles', 'css', ''), seed('script', 'js', '')],
}))

/** The same, with a link to their source as well. */
export const serverProjects: readonly TestProject[] = [1, 2, 3, 4, 5].map((index) => ({
  id: idOf('f', index),
  challengeType: 4,
  seeds: [],
}))

/** A lab that no certification asks for. */
export const freeLab: TestProject = {
  id: idOf('d', 9),
  challengeType: 25,
  seeds: [seed('index', 'html', '<p>Stone</p>')],
}

/** The lesson of such a project. */
export function lessonOf(project: TestProject | undefined): Challenge | undefined {
  if (!project) return undefined
  const { id, challengeType, seeds } = project
  return {
    ...plainLesson,
    id,
    challengeType,
    title: id,
    dashedName: id,
    superBlock: 'course',
    block: 'block',
    description: '',
    files: [...seeds],
    tests: [
      { text: '<p>It should have a <code>heading</code>.</p>', testString: 'first' },
      { text: '<p>It should have a <code>list</code>.</p>', testString: 'second' },
    ],
  }
}

/** What a page would send for such a project after a camper has worked on it. */
export function filesOf({ seeds }: TestProject, work = 'work of my own'): SubmittedFile[] {
  return seeds.map(({ fileKey, name, ext, contents }) => ({
    contents: `${contents}\n${work}`,
    key: fileKey,
    ext,
    name,
    history: [`${name}.${ext}`],
  }))
}
