import type { Page } from '@cairn/runner/testing'
import type { Lesson } from './choose-challenges.ts'

export type Side = 'ours' | 'theirs'

/**
 * What precedes Run. `at once`: the text has only just changed. `after a pause`: a person needs about half a second
 * from the last key to the button, which ours uses for a speculative run.
 */
export type Manner = 'at once' | 'after a pause'

/** Lets the spare sandbox finish starting. */
const restMs = 150
const pauseMs = 500
/** The pause after which the lesson page starts a speculative run. */
const speculationDelayMs = 250

type Run = { side: Side; lesson: Lesson; round: number; manner: Manner }

/** Milliseconds from Run to all results; throws when not all tests have passed. Round 0 is the first run of a page. */
export async function timeRun(page: Page, { side, lesson, round, manner }: Run): Promise<number> {
  const { group, challenge, name } = lesson
  const files = changed(lesson, round)
  const isSpeculative = manner === 'after a pause'
  const rest = round === 0 ? 0 : restMs
  const waits = isSpeculative
    ? { before: rest + speculationDelayMs, after: pauseMs - speculationDelayMs, isSpeculative }
    : { before: rest, after: 0, isSpeculative }
  const { milliseconds, failure } = await (side === 'ours'
    ? page.evaluate(
        async ([what, sources, gaps]) => {
          const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
          globalThis.host.runner().prepare(what, sources)
          await pause(gaps.before)
          if (gaps.isSpeculative) void globalThis.host.runner().runSpeculatively(what, sources)
          await pause(gaps.after)
          const start = performance.now()
          const events = await globalThis.host.run(what, sources)
          const end = performance.now() - start
          const last = events.at(-1)
          const passed = last?.type === 'done' && last.results.every(({ state }) => state === 'passed')
          return { milliseconds: end, failure: passed ? null : JSON.stringify(last) }
        },
        [challenge, files, waits] as const,
      )
    : page.evaluate(
        async ([kind, what, sources, wait]) => {
          await new Promise((resolve) => setTimeout(resolve, wait))
          const start = performance.now()
          const failed = await globalThis.their.run(kind, what, sources)
          return { milliseconds: performance.now() - start, failure: failed }
        },
        [group, challenge, files, waits.before + waits.after] as const,
      ))
  if (failure !== null) throw new Error(`${side}, ${name}: ${failure}`)
  return milliseconds
}

/** Changes the text in each round, so that no cached build can answer. */
export function changed({ files }: Lesson, round: number): Lesson['files'] {
  const comments: Readonly<Record<string, string>> = {
    html: `\n<!-- ${round} -->`,
    css: `\n/* ${round} */`,
    py: `\n# ${round}`,
  }
  return files.map((file, index) =>
    index === 0 ? { ...file, contents: file.contents + (comments[file.ext] ?? `\n// ${round}`) } : file,
  )
}
