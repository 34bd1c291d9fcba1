import { printableJson } from '@cairn/contract'
import type { Command } from 'commander'
import { countTopics } from '../author/count-topics.ts'
import { countTypes } from '../author/count-types.ts'
import { readCurriculum } from '../author/read-compiled.ts'
import { curriculumDirectory } from './paths.ts'
import { bold, printTable } from './print.ts'

export function addStats(program: Command): void {
  program
    .command('stats')
    .description('count courses, blocks, lessons, tests and words')
    .argument('[dir]', 'folder of lessons in the format (default: our own)')
    .option('--json', 'print as JSON')
    .action(async (named: string | undefined, { json = false }: { json?: boolean }) => {
      const { index, blocks, hidden, exams, problems } = await readCurriculum(curriculumDirectory(named))
      const challenges = [...blocks.values()].flatMap((block) => block.challenges)
      const solutions = [...hidden.values()].flatMap((block) => block.challenges)
      const types = countTypes(new Map([['english', index]]))
      const totals = {
        courses: index.superBlocks.length,
        blocks: blocks.size,
        challenges: challenges.length,
        tests: challenges.reduce((sum, { tests }) => sum + tests.length, 0),
        solved: solutions.filter((challenge) => challenge.solutions.length > 0).length,
        questions: challenges.reduce((sum, { questions = [] }) => sum + questions.length, 0),
        words: challenges.reduce(
          (sum, { description, instructions }) => sum + words(`${description} ${instructions}`),
          0,
        ),
        certifications: index.certifications.length,
        exams: index.exams.length,
        problems: problems.length,
      }
      if (json) {
        console.log(printableJson({ ...totals, types }, 2))
        return
      }
      printTable(Object.entries(totals).map(([what, number]) => [number, what]))
      console.log(`\n${bold('By type')}`)
      printTable(types.map(({ type, name, challenges: number }) => [number, `type ${type}`, name]))
      console.log(`\n${bold('By course')}`)
      printTable(
        index.superBlocks.map((course) => [
          course.blocks.reduce((sum, block) => sum + block.challenges.length, 0),
          course.id,
          course.title,
        ]),
      )
      for (const exam of exams) {
        console.log(`\n${bold(exam.title)}`)
        printTable(
          countTopics(exam).map(({ topic, questions, easy, medium, hard }) => [
            questions,
            topic,
            `${easy} easy, ${medium} medium, ${hard} hard`,
          ]),
        )
      }
    })
}

function words(html: string): number {
  return html
    .replaceAll(/<[^<>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
}
