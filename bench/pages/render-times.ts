import { join } from 'node:path'
import type { PageRenderer } from '@cairn/contract'
import { openCurricula } from '../../apps/server/src/curriculum/open-curricula.ts'
import { loadPageData } from '../../apps/server/src/pages/load-page-data.ts'
import { projectRoot } from '../../ops/project-root.mjs'
import { site } from '../../tests/product/site.ts'
import { median, quantile, rounded } from '../statistics.ts'

const warmUpRuns = 50
const measuredRuns = 500

/** Time to render one page without the cache of finished pages. */
export async function renderTimes(path: string): Promise<{ medianMs: number; p99Ms: number }> {
  const { renderPage } = (await import(join(projectRoot, '.build/web/server/index.js'))) as {
    renderPage: PageRenderer
  }
  const curricula = await openCurricula(join(projectRoot, '.build/curriculum'), 'english', {
    showsNew: false,
    showsUpcoming: false,
  })
  const sources = {
    curricula,
    profiles: {
      findPage: async () => undefined,
      findRevision: async () => undefined,
      listWork: async () => [],
    },
    findCertificate: async () => undefined,
    findStanding: async () => undefined,
  }
  const samples: number[] = []
  for (let run = 0; run < warmUpRuns + measuredRuns; run++) {
    const start = performance.now()
    await renderPage({
      path,
      site,
      loadPageData: (pathname) => loadPageData(sources, { pathname, language: 'english' }),
    })
    if (run >= warmUpRuns) samples.push(performance.now() - start)
  }
  return { medianMs: rounded(median(samples), 2), p99Ms: rounded(quantile(samples, 0.99), 2) }
}
