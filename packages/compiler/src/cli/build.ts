import { join, resolve } from 'node:path'
import { printableJson } from '@cairn/contract'
import type { Command } from 'commander'
import { countTypes } from '../author/count-types.ts'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { writeCompiled } from '../emit/write-compiled.ts'
import { formatProblems } from '../problems/format-problems.ts'
import { buildDirectory, curriculumDirectory } from './paths.ts'
import { count, progressBar } from './print.ts'

type Options = { out: string; json?: boolean; keepGoing?: boolean }

export function addBuild(program: Command): void {
  program
    .command('build')
    .description('compile all lessons for the server; only what has changed is compiled again')
    .argument('[dir]', 'folder of lessons in the format (default: our own)')
    .option('--out <dir>', 'where to write', join(buildDirectory, 'curriculum'))
    .option('--json', 'print counts and problems as JSON')
    .option('--keep-going', 'succeed in spite of problems; what could be read is written in any case')
    .action(async (named: string | undefined, { out, json = false, keepGoing = false }: Options) => {
      const start = performance.now()
      const bar = progressBar('Compiling')
      const directory = resolve(out)
      const compiler = new CurriculumCompiler(curriculumDirectory(named), {
        outDirectory: directory,
        onProgress: bar.update,
      })
      const compiled = await compiler.compile()
      bar.end()
      const { problems, indexes } = compiled
      const challenges = countTypes(indexes).reduce((sum, { challenges: number }) => sum + number, 0)
      await writeCompiled(compiled, directory)
      if (problems.length > 0 && !keepGoing) process.exitCode = 1
      if (json) {
        console.log(printableJson({ challenges, languages: [...indexes.keys()], problems }, 2))
        return
      }
      if (problems.length > 0) console.error(formatProblems(problems))
      const time = Math.round(performance.now() - start)
      console.log(`${count(challenges, 'challenge')} in ${time} ms, ${count(problems.length, 'problem')}`)
    })
}
