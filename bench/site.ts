import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../ops/build.ts'
import { profileLessons } from '../tests/product/profile-lessons.ts'
import { seedAda } from '../tests/product/seed-ada.ts'
import { findFreePorts, startProduct } from '../tests/product/start-product.ts'
import { startSeededSchool } from '../tests/product/start-seeded-school.ts'
import { lessons } from './pages/lessons.ts'
import { lighthouseScores } from './pages/lighthouse-scores.ts'
import { printReport } from './print-report.ts'

const course = '/learn/2022/responsive-web-design'

type Scores = Awaited<ReturnType<typeof lighthouseScores>>

/** Lighthouse's scores of the pages that a visitor sees first, and the bytes that each of them transfers. */
export async function benchSite(): Promise<void> {
  await ensureBuilt()
  const scores: Record<string, Scores> = {
    ...(await scoresOfOwnLessons()),
    profile: await scoresOfProfile(),
  }
  const table = Object.entries(scores).map(([page, measured]) => ({
    page,
    performance: measured.performance,
    accessibility: measured.accessibility,
    'best practices': measured.bestPractices,
    'search engines': measured.searchEngines,
    'largest paint ms': measured.largestContentfulPaintMs,
    'blocked ms': measured.totalBlockingMs,
    bytes: measured.transferredBytes,
  }))
  printReport({ benchmark: 'site', table, figures: scores })
}

async function scoresOfOwnLessons(): Promise<Record<string, Scores>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-site-'))
  const product = await startProduct({ dataDirectory, port: await findFreePorts() })
  const scores: Record<string, Scores> = {}
  try {
    for (const [name, path] of Object.entries({ home: '/', learn: '/learn', course, lesson: lessons.html }))
      scores[name] = await lighthouseScores(product.origin + path)
    return scores
  } finally {
    await product.stop()
    await rm(dataDirectory, { recursive: true })
  }
}

/** A camper with months of steps behind her. */
async function scoresOfProfile(): Promise<Scores> {
  const school = await startSeededSchool(profileLessons)
  try {
    await seedAda(school)
    return await lighthouseScores(`${school.product.origin}/ada`)
  } finally {
    await school.close()
  }
}
