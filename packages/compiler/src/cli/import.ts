import { join, resolve } from 'node:path'
import { printable } from '@cairn/contract'
import type { Command } from 'commander'
import { importCurriculum, type ImportWish } from '../import/import-curriculum.ts'
import { nameOfSource } from '../import/source-address.ts'
import { lessonsDirectory } from './paths.ts'
import { count, green, progressBar } from './print.ts'

type Options = Partial<Omit<ImportWish, 'from'>>

export function addImport(program: Command): void {
  program
    .command('import')
    .description('make a folder of lessons for a school from a curriculum in freeCodeCamp’s format')
    .argument('<source>', 'a folder, or the address of a git repository')
    .option('--out <dir>', 'a new folder to write to (default: in .data/lessons, by the source’s name)')
    .option('--folder <path>', 'the folder of lessons inside the source, where it is not found by itself')
    .option('--name <words>', 'how pages name the source')
    .option('--address <url>', 'where readers find the source')
    .option('--license <file>', 'the text of the license, where the source does not have it')
    .action(async (from: string, options: Options) => {
      const out = resolve(options.out ?? join(lessonsDirectory, folderName(nameOfSource(from))))
      const bar = progressBar('Reading')
      const { source, lessons, problems } = await importCurriculum({ ...options, from, out }, bar.update)
      bar.end()
      console.log(`${green('Imported')} ${count(lessons, 'lesson')} of ${printable(source.name)} to ${out}`)
      console.log(`License: ${printable(source.license)}`)
      if (problems.length > 0) {
        console.log(`${count(problems.length, 'problem')}: npm run curriculum -- check ${out}`)
      }
      console.log(`Open the school: CURRICULUM_DIR=${out} npm start`)
    })
}

function folderName(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'lessons'
  )
}
