import { countBlocks as countBlocksCall, countCourses as countCoursesCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { FindPlace } from '#curriculum/open-curricula.ts'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database } from '#database/schema.ts'
import { implement } from '#http/implement.ts'
import type { Camper } from '#http/session.ts'
import { listCompletedIds } from '#users/completion-store.ts'
import { countBlocks } from './count-blocks.ts'
import { countCourses } from './count-courses.ts'

type Services = {
  database: Database
  curriculum: Pick<Curriculum, 'superBlocks' | 'findSuperBlock'>
  findPlace: FindPlace
}

const rateLimit = { max: 120, timeWindow: 60 * 1000 }

/**
 * How far the caller is. Pages are the same for everyone and do not list all lessons of the school, so browsers cannot
 * count by themselves (decision 84).
 */
export function registerCourseProgress(
  app: FastifyInstance,
  { database, curriculum, findPlace }: Services,
): void {
  const completedBy = async (camper: Camper | undefined, done: readonly string[]) =>
    new Set([...done, ...(camper ? await listCompletedIds(database, camper.userId) : [])])

  implement(
    app,
    countCoursesCall,
    async ({ body: { done, last } }, { camper, request }) => {
      const completed = await completedBy(camper, done)
      const { courses, next } = countCourses(curriculum.superBlocks, completed, last ?? null)
      const place = next && findPlace(next.id, request.language)
      return { courses, next: next && place ? { ...place, superBlock: next.superBlock } : null }
    },
    { rateLimit },
  )

  implement(
    app,
    countBlocksCall,
    async ({ body: { superBlock, done, last } }, { camper }) =>
      countBlocks(
        curriculum.findSuperBlock(superBlock) ?? { blocks: [] },
        await completedBy(camper, done),
        last ?? null,
      ),
    { rateLimit },
  )
}
