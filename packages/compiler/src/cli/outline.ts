import { printable, printableJson } from '@cairn/contract'
import type { Command } from 'commander'
import { AuthorError } from '../author/author-error.ts'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { didYouMean } from '../problems/did-you-mean.ts'
import { curriculumDirectory } from './paths.ts'
import { bold, count, dim } from './print.ts'

type Options = { dir?: string; json?: boolean }

export function addOutline(program: Command): void {
  program
    .command('outline')
    .description('show the blocks and lessons of a course in order')
    .argument('<superblock>', 'id of the course, such as 2022/responsive-web-design')
    .option('--dir <dir>', 'folder of lessons (default: our own)')
    .option('--json', 'print as JSON')
    .action(async (id: string, { dir, json = false }: Options) => {
      const { indexes } = await new CurriculumCompiler(curriculumDirectory(dir)).compile()
      const courses = [...indexes.values()].flatMap(({ superBlocks }) => superBlocks)
      const course = courses.find((superBlock) => superBlock.id === id)
      if (!course) {
        const ids = courses.map((superBlock) => superBlock.id)
        throw new AuthorError(`There is no course ${id}. ${didYouMean(id, [...new Set(ids)])}`)
      }
      if (json) {
        console.log(printableJson(course, 2))
        return
      }
      console.log(
        `${bold(course.title)}  ${dim(`${course.stage} · ${course.certification ?? 'no certification'}`)}`,
      )
      for (const { name, dashedName, challenges } of course.blocks) {
        console.log(`\n  ${bold(name)}  ${dim(`${dashedName} · ${count(challenges.length, 'lesson')}`)}`)
        for (const [index, challenge] of challenges.entries()) {
          const number = String(index + 1).padStart(5)
          console.log(
            `${number}  ${printable(challenge.title)}  ${dim(`${challenge.dashedName} · type ${challenge.challengeType}`)}`,
          )
        }
      }
    })
}
