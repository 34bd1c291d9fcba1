import { join } from 'node:path'
import { type Challenge, type PrivateChallenge, type Solution, testEnvironmentOf } from '@cairn/contract'
import { CurriculumCompiler } from '@cairn/compiler'
import type { RunnableChallenge, SourceFile } from '@cairn/runner'
import { projectRoot } from '../../ops/project-root.mjs'

export const groups = ['page', 'scripts', 'scss', 'jsx', 'tsx', 'javascript', 'python'] as const
export type Group = (typeof groups)[number]

export type Lesson = { group: Group; name: string; challenge: RunnableChallenge; files: SourceFile[] }

/** Lessons are tried in this order until enough of a group pass with both runners. */
const candidatesPerGroup = 12

/** The lessons of `FREECODECAMP_LESSONS_DIR`, or our own, which lack style sheets, JSX and TSX so far. */
export async function chooseChallenges(): Promise<Record<Group, Lesson[]>> {
  const directory = process.env['FREECODECAMP_LESSONS_DIR'] ?? join(projectRoot, 'curriculum')
  const { files } = await new CurriculumCompiler(directory, {}).compile()
  const read = <Value>(folder: string) =>
    files.flatMap(({ name, text }) =>
      name.includes(folder) && text !== undefined ? [JSON.parse(text) as Value] : [],
    )
  const solved = new Map(
    read<{ challenges: PrivateChallenge[]; block: string }>('private/blocks/').flatMap((block) =>
      block.challenges.map(({ id, solutions }) => [`${block.block}/${id}`, solutions[0]] as const),
    ),
  )
  const lessons = read<{ challenges: Challenge[] }>('english/blocks/')
    .flatMap(({ challenges }) => challenges)
    .flatMap((challenge) => lessonOf(challenge, solved.get(`${challenge.block}/${challenge.id}`)))
  return Object.fromEntries(
    groups.map((group) => [
      group,
      spread(
        lessons.filter((lesson) => lesson.group === group),
        candidatesPerGroup,
      ),
    ]),
  ) as Record<Group, Lesson[]>
}

function lessonOf(challenge: Challenge, solution: Solution | undefined): Lesson[] {
  if (!solution || challenge.tests.length === 0) return []
  const files = challenge.files.map((file): SourceFile => ({
    fileKey: file.fileKey,
    name: file.name,
    ext: file.ext,
    contents: withoutFonts(
      solution.find(({ fileKey }) => fileKey === file.fileKey)?.contents ?? file.contents,
    ),
    editableContents: '',
  }))
  const text = files.map(({ contents }) => contents).join('\n')
  const usesNetwork = /<script[^>]+https?:\/\/(?!cdnjs\.cloudflare\.com\/ajax\/libs\/(?:react|babel))/.test(
    text,
  )
  const group =
    usesNetwork || (challenge.required ?? []).length > 0 ? undefined : groupOf(challenge, files, text)
  return group ? [{ group, name: `${challenge.block} ${challenge.id}`, challenge, files }] : []
}

/** Fonts would come from a network that is not there, and waiting for them would distort the figures. */
function withoutFonts(text: string): string {
  return text.replaceAll(/<link[^>]+https?:[^>]*>/g, '')
}

function groupOf(
  { challengeType }: Challenge,
  files: readonly SourceFile[],
  text: string,
): Group | undefined {
  const environment = testEnvironmentOf(challengeType)
  const extensions = new Set<string>(files.map(({ ext }) => ext))
  if (environment === 'python') return 'python'
  if (environment === 'javascript') return extensions.has('ts') ? undefined : 'javascript'
  if (environment !== 'page' || extensions.has('ts')) return undefined
  if (extensions.has('tsx')) return 'tsx'
  if (extensions.has('jsx')) return extensions.has('html') ? 'jsx' : undefined
  if (/text\/scss/.test(text)) return 'scss'
  return extensions.has('js') || /<script/i.test(text) ? 'scripts' : 'page'
}

/** A sample of a list, evenly spread. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  return Array.from(
    { length: count },
    (_item, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item) => item !== undefined)
}
