import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { type CompiledCurriculum, compileCurriculum } from './compile-curriculum.ts'
import { writeCompiled } from './emit/write-compiled.ts'
import { formatProblems } from './format-problems.ts'
import type { Problem } from './problem.ts'

type Options = { json?: boolean; out: string }

const projectRoot = join(import.meta.dirname, '../../..')
const ownCurriculum = join(projectRoot, 'curriculum')

const program = new Command('curriculum').description('Checks and compiles lessons.')

program
  .command('check')
  .description('read all lessons and say what is wrong with them')
  .argument('[directory]', 'folder with superblocks/ and blocks/', ownCurriculum)
  .option('--json', 'print problems as JSON')
  .action(async (directory: string, options: Options) => {
    const { output, problems } = await compileCurriculum(resolve(directory))
    printOutcome(output, problems, options)
  })

program
  .command('build')
  .description('compile all lessons for the server')
  .argument('[directory]', 'folder with superblocks/ and blocks/', ownCurriculum)
  .option('--out <directory>', 'where to write', join(projectRoot, '.build/curriculum'))
  .option('--json', 'print problems as JSON')
  .action(async (directory: string, options: Options) => {
    const { output, problems } = await compileCurriculum(resolve(directory))
    if (problems.length === 0) await writeCompiled(output, join(resolve(options.out), 'en'))
    printOutcome(output, problems, options)
  })

await program.parseAsync()

function printOutcome({ index }: CompiledCurriculum, problems: readonly Problem[], { json }: Options): void {
  if (problems.length > 0) process.exitCode = 1
  const lessons = index.superBlocks.flatMap(({ blocks }) =>
    blocks.flatMap(({ challenges }) => challenges),
  ).length
  if (json) {
    console.log(JSON.stringify({ lessons, problems }))
    return
  }
  if (problems.length > 0) console.error(formatProblems(problems))
  console.log(`${lessons} lessons, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
}
