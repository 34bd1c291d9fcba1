import { resolve } from 'node:path'
import type { Command } from 'commander'
import { exportCurriculum } from '../author/export-curriculum.ts'
import { curriculumDirectory } from './paths.ts'
import { count, green } from './print.ts'

export function addExport(program: Command): void {
  program
    .command('export')
    .description('write all lessons in the classic format of freeCodeCamp, with whole seeds')
    .argument('[dir]', 'folder of lessons (default: our own)')
    .requiredOption('--out <dir>', 'a new folder to write to')
    .action(async (named: string | undefined, { out }: { out: string }) => {
      const directory = resolve(out)
      const lessons = await exportCurriculum(curriculumDirectory(named), directory)
      console.log(`${green('Wrote')} ${count(lessons, 'lesson')} to ${directory}`)
    })
}
