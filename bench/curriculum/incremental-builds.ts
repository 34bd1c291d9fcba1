import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CurriculumCompiler, writeCompiled } from '@cairn/compiler'
import { projectRoot } from '../../ops/project-root.mjs'
import { median, rounded } from '../statistics.ts'

const runs = 10
const cli = join(projectRoot, 'packages/compiler/src/cli.ts')

/** Changes one file at a time, in different blocks, and compiles on top of existing output. */
export async function incrementalBuilds(lessons: string, out: string) {
  const blocks = readdirSync(lessons)
  const change = (run: number) => {
    const block = join(lessons, blocks[Math.floor((run * blocks.length) / (2 * runs))] ?? '')
    const name = readdirSync(block).find((file) => file.endsWith('.md')) ?? ''
    appendFileSync(join(block, name), '\n<!-- changed -->\n')
  }
  const compiler = new CurriculumCompiler(lessons, { outDirectory: out })
  await writeCompiled(await compiler.compile(), out)
  const session: number[] = []
  const separate: number[] = []
  const starts: number[] = []
  for (let run = 0; run < runs; run++) {
    change(2 * run)
    const start = performance.now()
    await writeCompiled(await compiler.compile(), out)
    session.push(performance.now() - start)
    change(2 * run + 1)
    separate.push(timeOf([cli, 'build', lessons, '--out', out, '--keep-going']))
    starts.push(timeOf([cli, 'build', '--help']))
  }
  return {
    sessionMs: rounded(median(session), 1),
    processMs: rounded(median(separate), 1),
    startMs: rounded(median(starts), 1),
  }
}

function timeOf(args: readonly string[]): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return performance.now() - start
}
