import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../apps/server/src/database/embedded/postgres-server.ts'
import { projectRoot } from '../../ops/project-root.mjs'
import { linkBuild } from '../../tests/product/link-build.ts'
import { printReport } from '../print-report.ts'
import { type Measured, measureSchool } from './measure-school.ts'
import { writeRepeatedSchool } from './write-repeated-school.ts'
import { rounded } from '../statistics.ts'

/** As many as in freeCodeCamp's curriculum, in blocks of its usual size and in big ones. */
const lessons = 16_647
const blockSizes = [16, 100] as const

/**
 * How a school with many lessons starts and answers: the time of a start, its memory, the weight and time of its pages
 * and how long others wait meanwhile. On the lessons of the compiled folder `COMPILED_LESSONS_DIR`, or on our own,
 * repeated, all in one course.
 */
export async function benchLessons(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-scale-'))
  try {
    const measured = new Map<number, Measured>()
    for (const size of blockSizes) measured.set(size, await measureWith(size, join(directory, String(size))))
    printReport({
      benchmark: 'scale: lessons',
      table: [...measured].flatMap(([size, one]) => rowsOf(size, one)),
      figures: { lessons, blocksOf: Object.fromEntries(measured) },
    })
  } finally {
    await rm(directory, { recursive: true })
  }
}

async function measureWith(lessonsPerBlock: number, directory: string): Promise<Measured> {
  const source = process.env['COMPILED_LESSONS_DIR'] ?? join(projectRoot, '.build/curriculum/english')
  const build = join(directory, 'build')
  await writeRepeatedSchool(source, join(build, 'curriculum/english'), { lessons, lessonsPerBlock })
  await mkdir(join(build, 'curriculum/media'))
  await linkBuild(join(projectRoot, '.build'), build)
  const data = join(directory, 'data')
  await mkdir(data)
  const postgres = await startPostgres(data)
  try {
    return await measureSchool({ build, data: directory, connection: postgres.connection })
  } finally {
    await postgres.stop()
  }
}

function rowsOf(size: number, { startMs, memory, visits }: Measured) {
  const blocks = `blocks of ${size}`
  return [
    { blocks, what: 'start', ms: Math.round(startMs), 'memory MB': memory.started },
    ...Object.entries(visits).map(([what, visit]) => ({
      blocks,
      what,
      ms: rounded(visit.milliseconds),
      'others waited ms': rounded(visit.othersWaitedMs),
      'HTML kB': rounded(visit.htmlBytes / 1000),
      'compressed kB': rounded(visit.compressedBytes / 1000),
    })),
    { blocks, what: 'after these pages', 'memory MB': memory.visited },
    { blocks, what: 'after a search', 'memory MB': memory.searched },
  ]
}
