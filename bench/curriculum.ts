import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../ops/project-root.mjs'
import { coldBuild } from './curriculum/cold-build.ts'
import { incrementalBuilds } from './curriculum/incremental-builds.ts'
import { savedToSeen } from './curriculum/saved-to-seen.ts'
import { printReport } from './print-report.ts'
import { rounded } from './statistics.ts'

const sizes = [1, 2, 4] as const

/**
 * How long authors wait: a cold build and how it scales, a rebuild after one changed file, and the time from saving a
 * lesson to seeing it. On the lessons of `FREECODECAMP_LESSONS_DIR`, or on our own.
 */
export async function benchCurriculum(): Promise<void> {
  const source = process.env['FREECODECAMP_LESSONS_DIR'] ?? join(projectRoot, 'curriculum')
  const directory = mkdtempSync(join(tmpdir(), 'bench-curriculum-'))
  try {
    const builds = sizes.map((size) => {
      const lessons = join(directory, `lessons-${size}`)
      copyBlocks(source, lessons, size)
      return { size, ...coldBuild(lessons, join(directory, `out-${size}`)) }
    })
    const incremental = await incrementalBuilds(join(directory, 'lessons-1'), join(directory, 'out-1'))
    const seen = await savedToSeen()
    const perChallenge = builds.map(({ milliseconds, challenges }) => milliseconds / challenges)
    printReport({
      benchmark: 'curriculum',
      table: [
        ...builds.map(({ size, challenges, milliseconds, memoryMb }) => ({
          what: `cold build, ${size} times the folder`,
          challenges,
          ms: Math.round(milliseconds),
          'per second': Math.round((challenges / milliseconds) * 1000),
          'memory MB': memoryMb,
        })),
        { what: 'rebuild after one file, while npm run dev runs (median)', ms: incremental.sessionMs },
        { what: 'rebuild after one file, by a new process (median)', ms: incremental.processMs },
        { what: '… of which that process took to start (median)', ms: incremental.startMs },
        { what: 'saved to seen in the browser, our own lessons (median)', ms: seen.medianMs },
        { what: 'saved to seen in the browser, our own lessons (slowest)', ms: seen.slowestMs },
      ],
      figures: {
        builds: builds.map(({ size, challenges, milliseconds, memoryMb }) => ({
          size,
          challenges,
          milliseconds: Math.round(milliseconds),
          perSecond: Math.round((challenges / milliseconds) * 1000),
          memoryMb,
        })),
        /** Time per challenge at four times the folder's size, divided by the time at its own size: 1 is linear. */
        growth: rounded((perChallenge.at(-1) ?? 0) / (perChallenge[0] ?? 1), 2),
        incremental,
        seen,
      },
    })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The same blocks repeated under different names. */
function copyBlocks(source: string, target: string, copies: number): void {
  const blocks = existsSync(join(source, 'blocks')) ? join(source, 'blocks') : source
  for (const name of readdirSync(blocks)) {
    const folder = join(blocks, name)
    if (!statSync(folder).isDirectory() || name === 'certifications') continue
    for (let copy = 0; copy < copies; copy++) {
      const to = copy === 0 ? name : `${name}-${copy}`
      cpSync(folder, join(target, to), {
        recursive: true,
        // A block's file would name the original instead of the copy.
        filter: (file) => !file.endsWith('meta.json'),
      })
    }
  }
}
