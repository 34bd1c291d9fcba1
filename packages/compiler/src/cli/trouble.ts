import { type OpenReport, printable, printableJson, Trouble } from '@cairn/contract'
import type { Command } from 'commander'
import { readLessonSources } from '../mutate/lesson-sources.ts'
import { askSchool } from '../trouble/ask-school.ts'
import { type StuckLesson, stuckLessons } from '../trouble/stuck-lessons.ts'
import { curriculumDirectory } from './paths.ts'
import { bold, dim, green, yellow } from './print.ts'

type Options = { block?: string; json?: boolean; done?: string }

export function addTrouble(program: Command): void {
  program
    .command('trouble')
    .description(
      'list what readers report, and in which lessons campers get stuck, from the school of DATA_DIR',
    )
    .argument('[dir]', 'folder of lessons in the format (default: our own)')
    .option('--block <name>', 'only this block')
    .option('--json', 'print as JSON, with the code that came with reports')
    .option('--done <number>', 'settle a report, which deletes it')
    .action(async (named: string | undefined, { block, json = false, done }: Options) => {
      if (done !== undefined) {
        console.log(askSchool('trouble', 'done', done))
        return
      }
      const directory = curriculumDirectory(named)
      const trouble = Trouble.parse(JSON.parse(askSchool('trouble')))
      const sources = await readLessonSources(directory, (name) => block === undefined || name === block)
      const stuck = stuckLessons(trouble, sources).filter(({ source }) => source || block === undefined)
      if (json) console.log(printableJson(stuck, 2))
      else if (stuck.length === 0) console.log(green('No lesson is in trouble, as far as this school knows.'))
      else printBlocks(stuck)
    })
}

function printBlocks(stuck: readonly StuckLesson[]): void {
  const blocks = Map.groupBy(stuck, ({ source }) => source?.block ?? 'Lessons of another folder')
  for (const [block, lessons] of blocks) {
    console.log(bold(block))
    for (const lesson of lessons) printLesson(lesson)
    console.log('')
  }
}

function printLesson({ challengeId, source, failsFirst, reports, ...counts }: StuckLesson): void {
  console.log(`  ${printable(source?.title ?? challengeId)} ${dim(source?.file ?? '')}`.trimEnd())
  if (counts.opened > 0) console.log(`    ${sentence(counts)}`)
  if (failsFirst) {
    const { number, times, hint } = failsFirst
    const text = hint
      ? `${printable(hint.text)} ${dim(`${source?.file}:${hint.line}`)}`
      : dim('changed since')
    console.log(`    test ${number} fails first, ${times}×: ${text}`)
  }
  for (const report of reports) printReport(report)
}

type Counts = Pick<StuckLesson, 'opened' | 'attemptsPerPass' | 'shareLeft'>

function sentence({ opened, attemptsPerPass, shareLeft }: Counts): string {
  const attempts =
    attemptsPerPass === null ? 'never passed' : `${attemptsPerPass.toFixed(1)} attempts for each pass`
  return `opened ${opened}×, ${attempts}, ${Math.round((shareLeft ?? 0) * 100)} % left`
}

function printReport({ id, kind, language, reportedOn, details, failedTests, files }: OpenReport): void {
  const facts = [
    reportedOn,
    language,
    ...(failedTests.length > 0 ? [`failed tests: ${failedTests.join(', ')}`] : []),
    ...(files.length > 0 ? ['with code: --json'] : []),
  ]
  console.log(`    ${yellow(`report ${id}`)} about ${kindNames[kind]} ${dim(`(${facts.join('; ')})`)}`)
  for (const line of details.split('\n')) if (line.trim() !== '') console.log(`      ${printable(line)}`)
}

const kindNames = { text: 'the text', test: 'a test', code: 'the code', other: 'something else' } as const
