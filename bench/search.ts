import { join } from 'node:path'
import { languages } from '@cairn/contract'
import { openCurriculum } from '../apps/server/src/curriculum/open-curriculum.ts'
import { buildIndex, type SearchIndex } from '../apps/server/src/search/build-index.ts'
import { printReport } from './print-report.ts'
import { projectRoot } from '../ops/project-root.mjs'
import { repeatLessons } from './search/repeat-lessons.ts'
import { median, quantile, rounded } from './statistics.ts'

/** As many as in the full curriculum. */
const lessonCount = 16_647
const rounds = 20

/** What readers type: beginnings, words, phrases, code, mistakes, and what no lesson has. */
const queries = [
  'f',
  'fl',
  'flex',
  'the a',
  'javascript function',
  'css grid layout',
  'console.log',
  'funtcion',
  'javasript arary',
  'how do i add two numbers',
  'a b c d e f g h',
  'zzzzqqqq',
]

/**
 * The time to make the index of the search, its memory, and the time of queries, over as many lessons as the full
 * curriculum has: those of the compiled folder `COMPILED_LESSONS_DIR`, or our own, repeated.
 */
export async function benchSearch(): Promise<void> {
  const directory = process.env['COMPILED_LESSONS_DIR'] ?? join(projectRoot, '.build/curriculum/english')
  const curriculum = await openCurriculum(directory, { showsNew: true, showsUpcoming: true })
  const source = repeatLessons(curriculum, lessonCount)
  const heapBefore = heapMb()
  const start = performance.now()
  const search = await buildIndex(source, languages.english.code)
  const index = {
    lessons: lessonCount,
    buildMs: Math.round(performance.now() - start),
    heapMb: Math.round(heapMb() - heapBefore),
  }
  const times = queries.map((query) => ({ query, ...timeQuery(search, query) }))
  const slowestMs = Math.max(...times.map(({ p99Ms }) => p99Ms))
  printReport({ benchmark: 'search', table: times, figures: { index, slowestMs, queries: times } })
}

function timeQuery(search: SearchIndex, query: string) {
  const samples = Array.from({ length: rounds }, () => {
    const start = performance.now()
    search(query)
    return performance.now() - start
  })
  return {
    found: search(query).length,
    medianMs: rounded(median(samples)),
    p99Ms: rounded(quantile(samples, 0.99)),
  }
}

function heapMb(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
