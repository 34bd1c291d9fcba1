import { getLessonSolutions } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { type SolutionServices, showSolutions } from './show-solutions.ts'

/** Enough for a class behind one address. */
const asNeeded = { rateLimit: { max: 600, timeWindow: 60 * 60 * 1000 } }

export function registerSolutions(app: FastifyInstance, services: SolutionServices): void {
  implement(app, getLessonSolutions, ({ params }) => showSolutions(services, params.id), asNeeded)
}
