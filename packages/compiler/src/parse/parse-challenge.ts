import {
  type Challenge,
  challengeTypeName,
  type ChallengeTest,
  type PrivateChallenge,
  type Problem,
} from '@cairn/contract'
import { fileStart, type Outcome } from '../problem.ts'
import { type ChallengeFrontMatter, checkFrontMatter } from './challenge-front-matter.ts'
import { checkFences } from './check-fences.ts'
import { checkSections } from './check-sections.ts'
import { readFrontMatter } from './front-matter.ts'
import { parseMarkdown } from './markdown.ts'
import { readFillInTheBlank } from './read-fill-in-the-blank.ts'
import { readInteractive } from './read-interactive.ts'
import { readQuestions } from './read-questions.ts'
import { readQuizzes } from './read-quizzes.ts'
import { readScene } from './read-scene.ts'
import { readSeed, readSolutions } from './read-seed.ts'
import { readHooks, readTests } from './read-tests.ts'
import { find, type Reading, render, renderSection, report } from './reading.ts'
import { type ReadImport, resolveImports } from './resolve-imports.ts'
import { isEmpty, readSections, splitAtBreaks } from './section.ts'
import { typeRequirements } from './type-requirements.ts'

/** A lesson as described by its own file; the linker adds its place in a course. */
export type ParsedChallenge = Omit<
  Challenge,
  | 'superBlock'
  | 'block'
  | 'demo'
  | 'disableLoopProtectTests'
  | 'disableLoopProtectPreview'
  | 'translationPending'
> & {
  file: string
  solutions: PrivateChallenge['solutions']
  hiddenTests: ChallengeTest[]
  /** Other files that this lesson imports. */
  imports: string[]
}

/** Parses one lesson. Its output is undefined when the front matter is too damaged to tell which lesson it is. */
export function parseChallenge(
  file: string,
  text: string,
  readImport: ReadImport = () => undefined,
): Outcome<ParsedChallenge | undefined> {
  try {
    return parseWhole(file, text, readImport)
  } catch (error) {
    // The Markdown libraries walk trees recursively, so deep nesting would overflow the stack.
    if (!(error instanceof RangeError)) throw error
    const remedy = 'Take out some levels of lists, quotes or emphasis.'
    const problem = {
      file,
      ...fileStart,
      text: '',
      message: 'The text is nested too deeply to be read.',
      remedy,
    }
    return { output: undefined, problems: [problem] }
  }
}

function parseWhole(
  file: string,
  text: string,
  readImport: ReadImport,
): Outcome<ParsedChallenge | undefined> {
  const frontMatter = readFrontMatter(file, text)
  const { values, problems } = checkFrontMatter(file, frontMatter)
  const reading: Reading = { file, text, sections: [], problems }
  const tree = parseMarkdown(frontMatter.body)
  checkFences(reading, tree)
  const imports = resolveImports(reading, tree, readImport)
  const document = readSections(tree)
  reading.sections = document.sections
  checkSections(reading, document)
  const output = values ? readChallenge(reading, values, imports) : undefined
  if (values) checkRequirements(reading, values)
  return { output, problems: inOrder(problems) }
}

function readChallenge(reading: Reading, values: ChallengeFrontMatter, imports: string[]): ParsedChallenge {
  const { id, title, dashedName, challengeType, videoId } = values
  return {
    file: reading.file,
    id,
    title,
    dashedName,
    challengeType,
    description: renderSection(reading, 'description'),
    instructions: renderSection(reading, 'instructions'),
    files: readSeed(reading),
    tests: readTests(reading, 'hints'),
    hooks: readHooks(reading),
    demoType: values.demoType ?? null,
    forumTopicId: values.forumTopicId ?? null,
    videoUrl: values.videoUrl ?? null,
    ...present({
      explanation: optionalText(reading, 'explanation'),
      transcript: optionalText(reading, 'transcript'),
      notes: optionalText(reading, 'notes'),
      interactive: readInteractive(reading),
      questions: readQuestions(reading),
      assignments: readAssignments(reading),
      fillInTheBlank: readFillInTheBlank(reading, values.inputType),
      scene: readScene(reading),
      quizzes: readQuizzes(reading),
      speaking: readSpeaking(reading),
      video:
        videoId === undefined
          ? undefined
          : {
              videoId,
              ...present({ videoLocaleIds: values.videoLocaleIds, bilibiliIds: values.bilibiliIds }),
            },
      required: values.required,
      url: values.url,
      prerequisites: values.prerequisites,
      msTrophyId: values.msTrophyId,
      isExam: values.isExam,
      saveSubmissionToDB: values.saveSubmissionToDB,
      lang: values.lang,
    }),
    solutions: readSolutions(reading),
    hiddenTests: readTests(reading, 'hidden-hints'),
    imports,
  }
}

function optionalText(reading: Reading, name: string): string | undefined {
  return find(reading, name) ? renderSection(reading, name) : undefined
}

function readAssignments(reading: Reading): string[] | undefined {
  const section = find(reading, 'assignment')
  if (!section) return undefined
  const assignments = splitAtBreaks(section.content)
    .map((content) => render(reading, content))
    .filter((html) => html !== '')
  if (assignments.length === 0) {
    report(reading, section.place, 'There is no assignment here.', 'Write what to do, separated by `---`.')
  }
  return assignments
}

function readSpeaking(reading: Reading): Challenge['speaking'] {
  const section = find(reading, 'speaking-section')
  if (!section) return undefined
  const audio = section.children.find(({ name }) => name === 'speaking-audio')
  return { text: render(reading, section.content), audio: render(reading, audio?.content ?? []) }
}

function checkRequirements(reading: Reading, values: ChallengeFrontMatter): void {
  const type = challengeTypeName(values.challengeType)
  const { sections, keys = [] } = typeRequirements[type]
  for (const required of sections) {
    const alternatives = typeof required === 'string' ? [required] : required
    if (alternatives.some((name) => hasContent(reading, name))) continue
    report(
      reading,
      fileStart,
      `The section \`# --${alternatives.join('--` or `# --')}--\` is missing or empty.`,
      `A lesson of type ${values.challengeType} (${type}) needs it: add the heading, with its content under it.`,
      '',
    )
  }
  for (const key of keys) {
    if (values[key] !== undefined) continue
    const message = `The front matter has no \`${key}\`.`
    report(reading, fileStart, message, `A lesson of type ${values.challengeType} (${type}) needs it.`, '')
  }
}

function hasContent(reading: Reading, name: string): boolean {
  const section = find(reading, name)
  return section !== undefined && !isEmpty(section)
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => one.line - other.line || one.column - other.column)
}

/** Omits undefined keys: properties that a lesson lacks are left out rather than empty. */
function present<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>
  }
}
