import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { printable } from '@cairn/contract'
import type { Command } from 'commander'
import { contentHash } from '../files/content-hash.ts'
import type { Finding } from '../mutate/findings.ts'
import type { MutateReport } from '../mutate/mutate-curriculum.ts'
import { recordMutatedBlocks } from '../mutate/mutated-blocks.ts'
import { isGoodEnough, shareAccepted, shareCaught } from '../mutate/score-block.ts'
import { buildDirectory, curriculumDirectory } from './paths.ts'
import { bold, count, dim, green, printTable, progressBar, red, yellow } from './print.ts'

type Options = { block?: string; jobs: string; json?: string; fresh?: boolean }

export function addMutate(program: Command): void {
  program
    .command('mutate')
    .description(
      'prove in a real browser that tests fail on wrong variants of each solution, and pass on right ones',
    )
    .argument('[dir]', 'folder of lessons in the format (default: our own)')
    .option('--block <name>', 'only this block')
    .option('--jobs <number>', 'how many at once', String(availableParallelism()))
    .option('--json <file>', 'write scores and findings to this file')
    .option('--fresh', 'judge again what has been judged before')
    .action(async (named: string | undefined, { block, jobs, json, fresh = false }: Options) => {
      // Loaded on demand, because parsers and a browser's driver are slow to load and other verbs need none.
      const { mutateCurriculum } = await import('../mutate/mutate-curriculum.ts')
      const directory = curriculumDirectory(named)
      const bar = progressBar('Judging')
      const report = await mutateCurriculum({
        directory,
        block,
        jobs: Math.max(1, Math.floor(Number(jobs)) || 1),
        recordFile: join(buildDirectory, 'mutate', `${contentHash(directory)}.jsonl`),
        isFresh: fresh,
        onJudged: (finding, done, total) => {
          if (finding && !finding.isMarked) {
            bar.end()
            printFinding(finding)
          }
          bar.update(done, total)
        },
      })
      bar.end()
      recordMutatedBlocks(directory, report)
      if (json !== undefined) writeFileSync(resolve(json), `${JSON.stringify(report, null, 2)}\n`)
      printReport(report)
      if (report.problems.length > 0 || !report.scores.every(isGoodEnough)) process.exitCode = 1
    })
}

function printFinding({ kind, operator, file, line, removed, added, remedy }: Finding): void {
  const sign = kind === 'wrong' ? red('survives') : yellow('refused')
  console.log(`${sign} ${bold(`${file}:${line}`)} ${dim(operator)}`)
  if (kind === 'wrong' || removed.length + added.length < mostLines) {
    for (const text of removed) console.log(`    - ${printable(text)}`)
    for (const text of added) console.log(`    + ${printable(text)}`)
  }
  console.log(`    ${remedy}`)
}

/** A right variant may change every line. */
const mostLines = 12

function printReport({ scores, unusedMarks, problems }: MutateReport): void {
  for (const { file, line } of unusedMarks) {
    console.log(
      yellow(`${file}:${line} The variant that is marked here does not survive: take the mark out.`),
    )
  }
  const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`
  console.log('')
  printTable([
    ['block', 'challenges', 'wrong', 'caught', 'marked', 'right', 'accepted', ''],
    ...scores.map((score) => [
      score.block,
      String(score.challenges),
      String(score.wrong),
      percent(shareCaught(score)),
      String(score.marked),
      String(score.right),
      percent(shareAccepted(score)),
      isGoodEnough(score) ? '✓' : '✗',
    ]),
  ])
  const weak = scores.filter((score) => !isGoodEnough(score)).length
  const enough = `${count(scores.length - weak, 'block')} good enough`
  console.log(`\n${green(enough)}, ${weak > 0 ? red(`${weak} not`) : '0 not'}`)
  if (problems.length > 0) console.log(red(`${count(problems.length, 'problem')}: run check to see them.`))
}
