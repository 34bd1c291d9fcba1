import { ChallengeType } from '@cairn/contract'
import type { Command } from 'commander'
import { AuthorError } from '../author/author-error.ts'
import { newBlock } from '../author/new-block.ts'
import { curriculumDirectory } from './paths.ts'
import { green } from './print.ts'

type Options = { course: string; name?: string; type: string; steps: string; dir?: string }

export function addNew(program: Command): void {
  program
    .command('new')
    .description('make a block with its first steps, and add it to a course')
    .argument('<block>', 'name of its folder and address, such as learn-html-by-building-a-menu')
    .requiredOption('--course <id>', 'the course that it belongs to')
    .option('--name <words>', 'how it is called (default: made from the folder’s name)')
    .option('--type <number>', 'challenge type of its steps: 0 pages, 1 JavaScript, 20 Python', '0')
    .option('--steps <number>', 'how many steps to begin with', '1')
    .option('--dir <dir>', 'folder of lessons (default: our own)')
    .action(async (block: string, { course, name, type, steps, dir }: Options) => {
      const challengeType = ChallengeType.safeParse(Number(type))
      if (!challengeType.success) throw new AuthorError(`${type} is no challenge type.`)
      const folder = await newBlock(curriculumDirectory(dir), {
        block,
        superBlock: course,
        name,
        challengeType: challengeType.data,
        steps: Math.max(1, Math.floor(Number(steps)) || 1),
      })
      console.log(`${green('Made')} ${folder}`)
    })
}
