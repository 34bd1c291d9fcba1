import type { Challenge, ChallengeHooks, ChallengeTest, SeedFile } from '@cairn/contract'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Outcome, Problem } from '../problem.ts'
import { renderHtml } from '../render/render-html.ts'
import { checkFrontMatter } from './challenge-front-matter.ts'
import { takeEditableRegion } from './editable-region.ts'
import { type FenceFile, fenceLanguages, fileOfFence, joinFiles } from './fence-files.ts'
import { readFrontMatter } from './front-matter.ts'
import { fencesOf, readSections, type Section } from './section.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()

type SolutionFile = { fileKey: string; contents: string }

/** A lesson as its own file tells it; where it stands in a course is added by the linker. */
export type ParsedChallenge = Omit<
  Challenge,
  'superBlock' | 'block' | 'disableLoopProtectTests' | 'disableLoopProtectPreview'
> & { file: string; solutions: SolutionFile[][] }

type Reading = { file: string; problems: Problem[]; sections: readonly Section[] }

const knownSections = [
  'description',
  'instructions',
  'hints',
  'before-all',
  'before-each',
  'after-each',
  'after-all',
  'seed',
  'solutions',
]

/** Reads one lesson. Undefined output: its front matter is too broken to know which lesson it is. */
export function parseChallenge(file: string, text: string): Outcome<ParsedChallenge | undefined> {
  const frontMatter = readFrontMatter(file, text)
  const { values, problems } = checkFrontMatter(file, frontMatter)
  const sections = readSections(markdown.parse(frontMatter.body))
  const reading: Reading = { file, problems, sections }
  reportUnknownSections(reading)
  if (!values) return { output: undefined, problems }
  const challenge: ParsedChallenge = {
    file,
    id: values.id,
    title: values.title,
    dashedName: values.dashedName,
    challengeType: values.challengeType,
    description: readText(reading, 'description'),
    instructions: readText(reading, 'instructions'),
    files: readSeed(reading),
    tests: readHints(reading),
    hooks: readHooks(reading),
    demoType: values.demoType ?? null,
    forumTopicId: values.forumTopicId ?? null,
    videoUrl: values.videoUrl ?? null,
    solutions: readSolutions(reading),
  }
  for (const name of ['description', 'hints', 'seed']) requireSection(reading, name)
  return { output: challenge, problems }
}

function find({ sections }: Reading, name: string): Section | undefined {
  return sections.find((section) => section.name === name)
}

function report({ file, problems }: Reading, line: number, message: string, remedy: string): void {
  problems.push({ file, line, column: 1, message, remedy })
}

function reportUnknownSections(reading: Reading): void {
  for (const { name, depth, line } of reading.sections) {
    if (knownSections.includes(name) && depth === 1) continue
    const message = knownSections.includes(name)
      ? `The marker \`--${name}--\` stands at level ${depth}.`
      : `Unknown section \`--${name}--\`.`
    report(reading, line, message, `Write \`# --name--\` with one of: ${knownSections.join(', ')}.`)
  }
  for (const name of knownSections) {
    const [, second] = reading.sections.filter((section) => section.name === name)
    if (second) report(reading, second.line, `A second section \`--${name}--\`.`, 'Join the two sections.')
  }
}

function requireSection(reading: Reading, name: string): void {
  if (find(reading, name)) return
  report(
    reading,
    1,
    `The section \`# --${name}--\` is missing.`,
    `Add a heading \`# --${name}--\` with its text under it.`,
  )
}

function readText(reading: Reading, name: string): string {
  return renderHtml(find(reading, name)?.content ?? [])
}

function readHints(reading: Reading): ChallengeTest[] {
  const section = find(reading, 'hints')
  const tests: ChallengeTest[] = []
  let text: Section['content'][number][] = []
  for (const node of section?.content ?? []) {
    if (node.type !== 'code' || text.length === 0) {
      text.push(node)
      continue
    }
    if (node.lang !== 'js') {
      const line = node.position?.start.line ?? 1
      report(
        reading,
        line,
        'A hint’s test is not in a `js` fence.',
        'Write the test as JavaScript, after ```js.',
      )
    }
    tests.push({ text: renderHtml(text), testString: node.value })
    text = []
  }
  if (section && (text.length > 0 || tests.length === 0)) {
    const line = text[0]?.position?.start.line ?? section.line
    report(reading, line, 'A hint has no test.', 'Write a sentence, then its test in a ```js fence.')
  }
  return tests
}

function readHooks(reading: Reading): ChallengeHooks {
  const hook = (name: string) => {
    const section = find(reading, name)
    return section ? (fencesOf(section)[0]?.value ?? '') : ''
  }
  return {
    beforeAll: hook('before-all'),
    beforeEach: hook('before-each'),
    afterEach: hook('after-each'),
    afterAll: hook('after-all'),
  }
}

function readSeed(reading: Reading): SeedFile[] {
  const seed = find(reading, 'seed')
  if (!seed) return []
  for (const { name, line } of seed.children) {
    if (name === 'seed-contents') continue
    report(
      reading,
      line,
      `Unknown section inside \`--seed--\`: \`--${name}--\`.`,
      'A seed holds `## --seed-contents--`.',
    )
  }
  const contents = seed.children.find(({ name }) => name === 'seed-contents')
  if (!contents) {
    report(
      reading,
      seed.line,
      'The seed has no contents.',
      'Add `## --seed-contents--` with one fence per file.',
    )
    return []
  }
  const files = joinFiles(readFences(reading, contents))
  if (files.length === 0) {
    report(
      reading,
      contents.line,
      'The seed has no file.',
      'Write one fence per file; an empty fence will do.',
    )
  }
  return files.map(({ fileKey, name, ext, text, line }) => {
    const region = takeEditableRegion(text)
    if (region.mistake) {
      report(
        reading,
        line,
        region.mistake,
        'Put one line `--fcc-editable-region--` before and one after the region.',
      )
    }
    return { fileKey, name, ext, contents: region.contents, editableRegionBoundaries: region.boundaries }
  })
}

function readSolutions(reading: Reading): SolutionFile[][] {
  const section = find(reading, 'solutions')
  if (!section) return []
  const alternatives: Section['content'][number][][] = [[]]
  for (const node of section.content) {
    if (node.type === 'thematicBreak') alternatives.push([])
    else alternatives.at(-1)?.push(node)
  }
  return alternatives
    .map((content) => joinFiles(readFences(reading, { ...section, content })))
    .filter((files) => files.length > 0)
    .map((files) =>
      files.map(({ fileKey, text }) => ({ fileKey, contents: takeEditableRegion(text).contents })),
    )
}

function readFences(reading: Reading, section: Section): FenceFile[] {
  return fencesOf(section).flatMap((fence) => {
    const file = fileOfFence(fence)
    if (file) return [file]
    const line = fence.position?.start.line ?? section.line
    const message = `No file is made of a fence in \`${fence.lang ?? ''}\`.`
    report(reading, line, message, `Name a language after the fence: ${fenceLanguages.join(', ')}.`)
    return []
  })
}
