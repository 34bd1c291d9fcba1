import { readExamples } from './example-lessons.ts'
import { startWithLessons } from './start-with-lessons.ts'

export const bakeryPath = '/learn/lessons/bakery/step-1'

/** A school with one lesson, as on the internet, where the sandbox is served over TLS. */
export async function startBakery(environment: Record<string, string> = {}) {
  const [example = ''] = await readExamples()
  return startWithLessons(
    { 'bakery/step-1.md': example },
    { RUNNER_ORIGIN: 'https://run.example', ...environment },
  )
}
