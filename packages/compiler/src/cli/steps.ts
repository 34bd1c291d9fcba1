import { Slug } from '@cairn/contract'
import type { Command } from 'commander'
import { AuthorError } from '../author/author-error.ts'
import { deleteStep, insertStep, moveStep, renumber } from '../author/change-steps.ts'
import { curriculumDirectory } from './paths.ts'
import { green } from './print.ts'

type Options = { dir?: string }

/** The verbs that change the order of a block; ids, titles and addresses are updated. */
export function addSteps(program: Command): void {
  const add = (verb: string, description: string) =>
    program
      .command(verb)
      .description(description)
      .argument('<block>', 'name of the block')
      .option('--dir <dir>', 'folder of lessons (default: our own)')

  add('insert-step', 'put a new step at a position; those after it move on')
    .argument('<position>', 'position of the new step, from 1')
    .argument('[topic]', 'what it is about, for the name of its file, such as functions')
    .action(async (block: string, position: string, topic: string | undefined, { dir }: Options) => {
      if (topic !== undefined && !Slug.safeParse(topic).success) {
        throw new AuthorError(`${topic} is no topic. Write lower-case letters, digits and single hyphens.`)
      }
      const made = await insertStep(curriculumDirectory(dir), block, Number(position), topic)
      console.log(`${green('Made')} ${made}`)
    })
  add('delete-step', 'take a step out; those after it move up')
    .argument('<position>', 'position of the step, from 1')
    .action(async (block: string, position: string, { dir }: Options) => {
      console.log(
        `${green('Deleted')} ${await deleteStep(curriculumDirectory(dir), block, Number(position))}`,
      )
    })
  add('move-step', 'move a step to another position')
    .argument('<from>', 'position of the step, from 1')
    .argument('<to>', 'position where it shall be')
    .action(async (block: string, from: string, to: string, { dir }: Options) => {
      const moved = await moveStep(curriculumDirectory(dir), block, Number(from), Number(to))
      console.log(`${green('Moved')} ${moved}`)
    })
  add('renumber', 'make the numbers in titles, addresses and names of files follow the order').action(
    async (block: string, { dir }: Options) => {
      await renumber(curriculumDirectory(dir), block)
      console.log(`${green('Renumbered')} ${block}`)
    },
  )
}
