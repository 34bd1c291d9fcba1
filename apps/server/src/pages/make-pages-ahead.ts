import { paths } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { PageCache } from './page-cache.ts'
import type { PageSources } from './load-page-data.ts'

/**
 * Makes the pages of courses before their first visit, because they take longest to render: the biggest one before the
 * school listens, so that no visitor waits for it and for the renderer's first page, and then the others.
 */
export function makePagesAhead(
  app: FastifyInstance,
  { sources }: { sources: Pick<PageSources, 'curricula'> },
  cache: Pick<PageCache, 'page' | 'data'>,
): void {
  const courses = sources.curricula.base.curriculum.superBlocks.toSorted(
    (one, other) => other.blocks.length - one.blocks.length,
  )
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  const make = async (made: typeof courses) => {
    try {
      for (const { id } of made) {
        if (isClosing) return
        const address = { pathname: paths.superBlock(id), language: 'english' } as const
        await Promise.all([cache.page(address), cache.data(address)])
      }
    } catch (error) {
      // The thread that renders is closed while a page is in it.
      if (!isClosing) app.log.error({ err: error }, 'a page could not be made ahead')
    }
  }
  app.addHook('onReady', () => make(courses.slice(0, 1)))
  app.addHook('onListen', () => make(courses.slice(1)))
}
