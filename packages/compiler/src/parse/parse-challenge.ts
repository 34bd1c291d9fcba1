import type { Challenge, ChallengeTest, Problem, Solution } from '@cairn/contract'
import { fileStart, type Outcome } from '../problems/problem.ts'
import { readFrontMatter } from '../syntax/front-matter.ts'
import { parseMarkdown } from '../syntax/markdown.ts'
import { type ChallengeFrontMatter, checkFrontMatter } from './challenge-front-matter.ts'
import { checkEnvironment } from './check-environment.ts'
import { checkRequirements } from './check-requirements.ts'
import { checkFences } from './checks/check-fences.ts'
import { checkSections } from './checks/check-sections.ts'
import { continuesPrevious } from './continues-previous.ts'
import { type MediaReference, mediaReferences } from './media-references.ts'
import { checkTables, checkText } from './reading/check-limits.ts'
import { findSection } from './reading/find-section.ts'
import type { Reading } from './reading/reading.ts'
import { renderSection } from './reading/render.ts'
import { readSections } from './reading/section.ts'
import { recordingReferences } from './recording-references.ts'
import { type ReadImport, resolveImports } from './resolve-imports.ts'
import { readAssignments } from './sections/read-assignments.ts'
import { type Equivalent, readEquivalents } from './sections/read-equivalents.ts'
import { readFillInTheBlank } from './sections/read-fill-in-the-blank.ts'
import { readInteractive } from './sections/read-interactive.ts'
import { readIntroduction } from './sections/read-introduction.ts'
import { readQuestions } from './sections/read-questions.ts'
import { readQuizzes } from './sections/read-quizzes.ts'
import { readScene } from './sections/read-scene.ts'
import { type Continuation, readContinuation } from './sections/read-continuation.ts'
import { readSeed, readSolutionFiles, toSolutions } from './sections/read-seed.ts'
import { readSpeaking } from './sections/read-speaking.ts'
import { readHooks, readTests } from './sections/read-tests.ts'
import { startingFiles } from './sections/starting-files.ts'
import { readTranscript } from './sections/read-transcript.ts'
import { readVideo } from './sections/read-video.ts'

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
  solutions: Solution[]
  hiddenTests: ChallengeTest[]
  /** Other files that this lesson imports. */
  imports: string[]
  media: MediaReference[]
  /** What the lesson is about, in plain text. */
  introduction?: string
  /** Variants of the solution that its author has marked as equivalent. */
  equivalents: Equivalent[]
  /** Set for a step without a seed; its files and solutions are complete after linking. */
  continues?: Continuation
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
  const reading: Reading = { file, lines: text.split('\n'), sections: [], problems }
  if (!checkText(reading, frontMatter.body)) return { output: undefined, problems }
  const tree = parseMarkdown(frontMatter.body)
  checkFences(reading, tree)
  const imports = resolveImports(reading, tree, readImport)
  if (!checkTables(reading, tree)) return { output: undefined, problems: inOrder(problems) }
  const document = readSections(tree)
  reading.sections = document.sections
  checkSections(reading, document)
  const challenge = values ? readChallenge(reading, values) : undefined
  const media = [
    ...mediaReferences(file, text),
    ...(challenge ? recordingReferences(file, text, challenge) : []),
  ]
  const output = challenge ? { ...challenge, imports, media } : undefined
  if (values) checkRequirements(reading, values)
  if (values && output) checkEnvironment(reading, values, output)
  return { output, problems: inOrder(problems) }
}

function readChallenge(
  reading: Reading,
  values: ChallengeFrontMatter,
): Omit<ParsedChallenge, 'imports' | 'media'> {
  const { id, title, dashedName, challengeType, environment } = values
  const solutions = readSolutionFiles(reading)
  const continues = continuesPrevious(reading, values) ? readContinuation(reading, solutions) : undefined
  return {
    file: reading.file,
    id,
    title,
    dashedName,
    challengeType,
    description: renderSection(reading, 'description'),
    instructions: renderSection(reading, 'instructions'),
    files: continues ? [] : startingFiles(challengeType, readSeed(reading)),
    tests: readTests(reading, 'hints', environment),
    hooks: readHooks(reading, environment),
    demoType: values.demoType ?? null,
    forumTopicId: values.forumTopicId ?? null,
    videoUrl: values.videoUrl ?? null,
    ...present({
      introduction: readIntroduction(reading),
      explanation: optionalText(reading, 'explanation'),
      workedExample: optionalText(reading, 'worked-example'),
      transcript: readTranscript(reading),
      notes: optionalText(reading, 'notes'),
      interactive: readInteractive(reading),
      questions: readQuestions(reading),
      assignments: readAssignments(reading),
      fillInTheBlank: readFillInTheBlank(reading, values.inputType),
      scene: readScene(reading),
      quizzes: readQuizzes(reading),
      speaking: readSpeaking(reading),
      video: readVideo(values),
      required: values.required,
      url: values.url,
      environment,
      prerequisites: values.prerequisites,
      msTrophyId: values.msTrophyId,
      isExam: values.isExam,
      saveSubmissionToDB: values.saveSubmissionToDB,
      lang: values.lang,
    }),
    solutions: toSolutions(reading, solutions),
    hiddenTests: readTests(reading, 'hidden-hints', environment),
    equivalents: readEquivalents(reading, solutions),
    ...(continues ? { continues } : {}),
  }
}

function optionalText(reading: Reading, name: string): string | undefined {
  return findSection(reading, name) ? renderSection(reading, name) : undefined
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
