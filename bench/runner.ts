import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompiledBlock, CurriculumIndex, PrivateBlock } from '@cairn/contract'
import type { RunnableChallenge, SourceFile } from '@cairn/runner'
import { startRig } from '@cairn/runner/testing'
import { ensureBuilt } from '../ops/build.ts'
import { ensureChromium } from '../ops/chromium.ts'
import { projectRoot } from '../ops/project-root.mjs'
import { printReport } from './print-report.ts'
import { median, quantile, rounded } from './statistics.ts'

const kinds = {
  'page (DOM step)': { block: 'learn-html-by-building-a-trail-guide', step: 7 },
  'JavaScript challenge': { block: 'learn-javascript-by-planning-a-hike', step: 7 },
  'Python challenge': { block: 'learn-python-by-keeping-a-trail-log', step: 7 },
} as const

const coldRuns = 5
const warmRuns = 40

/**
 * From Run to all results. Cold: the first run in a fresh browser, whose runner was asked to prepare when
 * the lesson was opened and run at once. Warm: with a prepared spare, as after some seconds of reading.
 */
export async function benchRunner(): Promise<void> {
  await ensureBuilt()
  process.env['CHROMIUM_PATH'] = ensureChromium()
  const table: Record<string, string | number>[] = []
  const figures: Record<string, unknown> = {}
  for (const [name, place] of Object.entries(kinds)) {
    const lesson = await readLesson(place)
    const cold: number[] = []
    for (let run = 0; run < coldRuns; run++) cold.push(...(await measure(lesson, 1)))
    const warm = (await measure(lesson, warmRuns + 1)).slice(1)
    figures[name] = { tests: lesson.challenge.tests.length, cold: summary(cold), warm: summary(warm) }
    table.push({
      kind: name,
      tests: lesson.challenge.tests.length,
      'cold median ms': summary(cold).medianMs,
      'cold p95 ms': summary(cold).p95Ms,
      'warm median ms': summary(warm).medianMs,
      'warm p95 ms': summary(warm).p95Ms,
    })
  }
  printReport({ benchmark: 'runner', table, figures })
}

type Lesson = { challenge: RunnableChallenge; files: SourceFile[] }

/** Milliseconds of each of so many runs, one after the other, in one fresh browser. */
async function measure({ challenge, files }: Lesson, runs: number): Promise<number[]> {
  const { page, close } = await startRig()
  try {
    return await page.evaluate(
      async ([what, sources, count]) => {
        const times: number[] = []
        for (let run = 0; run < count; run++) {
          globalThis.host.runner().prepare(what)
          // Reading takes longer than this; the spare must not be measured while it starts.
          if (run > 0) await new Promise((resolve) => setTimeout(resolve, 150))
          const start = performance.now()
          const events = await globalThis.host.run(what, sources)
          times.push(performance.now() - start)
          const last = events.at(-1)
          if (last?.type !== 'done' || last.results.some(({ state }) => state !== 'passed')) {
            throw new Error(`A run did not pass: ${JSON.stringify(last)}`)
          }
        }
        return times
      },
      [challenge, files, runs] as const,
    )
  } finally {
    await close()
  }
}

async function readLesson({ block, step }: { block: string; step: number }): Promise<Lesson> {
  const read = async <T>(name: string) =>
    JSON.parse(await readFile(join(projectRoot, '.build/curriculum', name), 'utf8')) as T
  const { files: names } = await read<CurriculumIndex>('english/index.json')
  const challenge = (await read<CompiledBlock>(`english/${names[block]}`)).challenges[step - 1]
  const privateFiles = await readdir(join(projectRoot, '.build/curriculum/private/blocks'))
  const hiddenFile = privateFiles.find((name) => name.startsWith(`${block}.`)) ?? ''
  const hidden = await read<PrivateBlock>(`private/blocks/${hiddenFile}`)
  const solution = hidden.challenges[step - 1]?.solutions[0]
  if (!challenge || !solution) throw new Error(`${block} has no step ${step} with a solution`)
  const files = challenge.files.map(({ fileKey, name, ext, contents }) => ({
    fileKey,
    name,
    ext,
    contents: solution.find((file) => file.fileKey === fileKey)?.contents ?? contents,
    editableContents: '',
  }))
  return { challenge, files }
}

function summary(times: readonly number[]): { medianMs: number; p95Ms: number } {
  return { medianMs: rounded(median(times)), p95Ms: rounded(quantile(times, 0.95)) }
}
