import type { Page } from '@cairn/runner/testing'
import type { Lesson } from './choose-challenges.ts'

export type Side = 'ours' | 'theirs'

/** Reading takes longer than this; the spare must not be measured while it starts. */
const readingMs = 150

/** Milliseconds from the learner's text to all results; throws when not all have passed. */
export async function timeRun(page: Page, side: Side, lesson: Lesson, round: number): Promise<number> {
  const { group, challenge, name } = lesson
  const files = changed(lesson, round)
  const { milliseconds, failure } = await (side === 'ours'
    ? page.evaluate(
        async ([what, sources, wait]) => {
          globalThis.host.runner().prepare(what)
          await new Promise((resolve) => setTimeout(resolve, wait))
          const start = performance.now()
          const events = await globalThis.host.run(what, sources)
          const end = performance.now() - start
          const last = events.at(-1)
          const passed = last?.type === 'done' && last.results.every(({ state }) => state === 'passed')
          return { milliseconds: end, failure: passed ? null : JSON.stringify(last) }
        },
        [challenge, files, round === 0 ? 0 : readingMs] as const,
      )
    : page.evaluate(
        async ([kind, what, sources, wait]) => {
          await new Promise((resolve) => setTimeout(resolve, wait))
          const start = performance.now()
          const failed = await globalThis.their.run(kind, what, sources)
          return { milliseconds: performance.now() - start, failure: failed }
        },
        [group, challenge, files, round === 0 ? 0 : readingMs] as const,
      ))
  if (failure !== null) throw new Error(`${side}, ${name}: ${failure}`)
  return milliseconds
}

/** Another text each time, so that nobody can answer with what was built before. */
function changed({ files }: Lesson, round: number): Lesson['files'] {
  const comments: Readonly<Record<string, string>> = {
    html: `\n<!-- ${round} -->`,
    css: `\n/* ${round} */`,
    py: `\n# ${round}`,
  }
  return files.map((file, index) =>
    index === 0 ? { ...file, contents: file.contents + (comments[file.ext] ?? `\n// ${round}`) } : file,
  )
}
