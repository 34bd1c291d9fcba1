import { relative } from 'node:path'
import { printable } from '@cairn/contract'
import type { Command } from 'commander'
import { curriculumDirectory } from './paths.ts'
import { count, progressBar } from './print.ts'

type Options = { block?: string; fresh?: boolean }

export function addPictures(program: Command): void {
  program
    .command('pictures')
    .description('take a picture of what campers make in each block, from its last solution')
    .argument('[dir]', 'folder of lessons in the format (default: our own)')
    .option('--block <name>', 'only this block')
    .option('--fresh', 'take pictures again that exist')
    .action(async (named: string | undefined, { block, fresh = false }: Options) => {
      // Loaded on demand, as for verify.
      const { takePictures } = await import('../pictures/take-pictures.ts')
      const directory = curriculumDirectory(named)
      const bar = progressBar('Taking pictures')
      const taken = await takePictures({
        directory,
        block,
        isFresh: fresh,
        onPicture: (_block, done, total) => bar.update(done, total),
      })
      bar.end()
      for (const file of taken) console.log(printable(relative(directory, file)))
      console.log(count(taken.length, 'new picture'))
    })
}
