import { printableJson } from '@cairn/contract'
import type { Command } from 'commander'
import { countTypes } from '../author/count-types.ts'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { formatProblems } from '../problems/format-problems.ts'
import { curriculumDirectory } from './paths.ts'
import { count, green, printTable, progressBar, red } from './print.ts'

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('read all lessons and say what is wrong with them')
    .argument('[dir]', 'folder of lessons in the format (default: our own)')
    .option('--json', 'print counts and problems as JSON, for editors')
    .action(async (named: string | undefined, { json = false }: { json?: boolean }) => {
      const bar = progressBar('Reading')
      const compiler = new CurriculumCompiler(curriculumDirectory(named), { onProgress: bar.update })
      const { indexes, problems } = await compiler.compile()
      bar.end()
      const types = countTypes(indexes)
      const challenges = types.reduce((sum, { challenges: number }) => sum + number, 0)
      if (problems.length > 0) process.exitCode = 1
      if (json) {
        console.log(printableJson({ challenges, types, problems }, 2))
        return
      }
      if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
      printTable(types.map(({ type, name, challenges: number }) => [number, `type ${type}`, name]))
      const found = count(problems.length, 'problem')
      console.log(`\n${count(challenges, 'challenge')}, ${problems.length > 0 ? red(found) : green(found)}`)
    })
}
