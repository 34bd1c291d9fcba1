import { printableJson } from '@cairn/contract'
import type { Command } from 'commander'
import { AuthorError } from '../author/author-error.ts'
import { formatProblems } from '../problems/format-problems.ts'
import { curriculumDirectory } from './paths.ts'
import { bold, count, green, printTable, red } from './print.ts'

type Options = { block?: string; grades?: boolean; json?: boolean }

export function addProofread(program: Command): void {
  program
    .command('proofread')
    .description(
      'read the texts of lessons as an editor would: spelling, long sentences, early terms, dead links',
    )
    .argument('[dir]', 'folder of lessons (default: our own)')
    .option('--block <name>', 'only this block')
    .option('--grades', 'list the grade level of each lesson')
    .option('--json', 'print grade levels and findings as JSON')
    .action(async (named: string | undefined, { block, grades = false, json = false }: Options) => {
      // Loaded on demand, because dictionaries are slow to load and other verbs need none.
      const { proofread } = await import('../proofread/proofread.ts')
      const isChosen = (file: string) => block === undefined || `/${file}`.includes(`/${block}/`)
      const { lessons, problems } = await proofread(curriculumDirectory(named), { isChosen })
      if (lessons.length === 0)
        throw new AuthorError(`There is no lesson${block === undefined ? '' : ` in a block ${block}`}.`)
      const median = medianOf(lessons.flatMap(({ grade }) => grade ?? []))
      if (problems.length > 0) process.exitCode = 1
      if (json) {
        console.log(printableJson({ median, lessons, problems }, 2))
        return
      }
      if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
      if (grades) {
        console.log(bold('Grade level'))
        printTable(lessons.map(({ file, grade }) => [grade === undefined ? '–' : grade.toFixed(1), file]))
      }
      const found = count(problems.length, 'finding')
      const level = median === undefined ? '' : `, median grade level ${median.toFixed(1)}`
      console.log(
        `${count(lessons.length, 'lesson')}${level}, ${problems.length > 0 ? red(found) : green(found)}`,
      )
    })
}

function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}
