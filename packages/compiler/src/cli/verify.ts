import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { printable } from '@cairn/contract'
import type { Command } from 'commander'
import { contentHash } from '../files/content-hash.ts'
import { recordVerifiedBlocks } from '../verify/verified-blocks.ts'
import type { Verdict } from '../verify/verify-challenge.ts'
import type { VerifyReport } from '../verify/verify-curriculum.ts'
import { buildDirectory, curriculumDirectory } from './paths.ts'
import { bold, count, dim, green, printTable, progressBar, red, yellow } from './print.ts'

type Options = { block?: string; jobs: string; json?: string; fresh?: boolean }

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('prove in a real browser that each solution passes and each untouched seed fails')
    .argument('[dir]', 'folder of lessons in the format (default: our own)')
    .option('--block <name>', 'only this block')
    .option('--jobs <number>', 'how many at once', String(availableParallelism()))
    .option('--json <file>', 'write every verdict to this file')
    .option('--fresh', 'verify again what has passed before')
    .action(async (named: string | undefined, { block, jobs, json, fresh = false }: Options) => {
      // Loaded on demand, because a browser's driver is slow to load and other verbs need none.
      const { verifyCurriculum } = await import('../verify/verify-curriculum.ts')
      const directory = curriculumDirectory(named)
      const bar = progressBar('Verifying')
      const report = await verifyCurriculum({
        directory,
        block,
        jobs: Math.max(1, Math.floor(Number(jobs)) || 1),
        recordFile: join(buildDirectory, 'verify', `${contentHash(directory)}.jsonl`),
        isFresh: fresh,
        onVerdict: (verdict, done, total) => {
          bar.end()
          printVerdict(verdict)
          bar.update(done, total)
        },
      })
      bar.end()
      recordVerifiedBlocks(directory, report)
      if (json !== undefined) writeFileSync(resolve(json), `${JSON.stringify(toSummary(report), null, 2)}\n`)
      printReport(report)
      if (tally(report.verdicts).failed > 0 || report.problems.length > 0) process.exitCode = 1
    })
}

const signs: Readonly<Record<Verdict['outcome'], string>> = {
  passed: green('✓'),
  failed: red('✗'),
  'needs-network': yellow('?'),
  'no-solution': yellow('–'),
}

function printVerdict(verdict: Verdict): void {
  const { block, title, id, outcome, milliseconds, seedPasses, solution } = verdict
  console.log(`${signs[outcome]} ${bold(`${block} › ${title}`)} ${dim(`${id} · ${milliseconds} ms`)}`)
  if (outcome !== 'failed') return
  if (seedPasses) console.log('    The untouched seed passes every test, so the lesson asks for nothing.')
  if (!solution) return
  const { number, failed } = solution
  console.log(`    Solution ${number} fails test ${failed.index}: ${printable(failed.hint)}`)
  console.log(`    ${dim(failed.message)}`)
}

function printReport({ verdicts, skipped, problems }: VerifyReport): void {
  const remote = verdicts.filter(({ outcome }) => outcome === 'needs-network')
  if (remote.length > 0) {
    console.log(`\n${yellow('Need the network, so nothing is proved about them:')}`)
    printTable(
      remote.map(({ block, title, solution }) => [block, title, solution?.failed.message.slice(0, 60) ?? '']),
    )
  }
  const { passed, failed, unsolved } = tally(verdicts)
  const parts = [
    green(`${passed} passed`),
    failed > 0 ? red(`${failed} failed`) : `${failed} failed`,
    `${remote.length} need the network`,
    `${unsolved} have no solution (their seeds fail)`,
    `${skipped} have no code`,
  ]
  console.log(`\n${parts.join(', ')}`)
  if (problems.length > 0) console.log(red(`${count(problems.length, 'problem')}: run check to see them.`))
}

function tally(verdicts: readonly Verdict[]) {
  const number = (outcome: Verdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length
  return {
    passed: number('passed'),
    failed: number('failed'),
    needNetwork: number('needs-network'),
    unsolved: number('no-solution'),
  }
}

function toSummary({ verdicts, skipped, problems }: VerifyReport) {
  return { ...tally(verdicts), skipped, problems: problems.length, challenges: verdicts }
}
