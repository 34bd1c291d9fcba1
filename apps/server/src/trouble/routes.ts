import { limits, reportLesson } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { customerOrCamper } from '#http/caller-key.ts'
import { implement } from '#http/implement.ts'
import { recordReport, type ReportServices } from './record-report.ts'

/** A class behind one address that has found the same mistake. */
export const reportLimit = {
  max: limits.lessonReportsPerHour,
  timeWindow: 60 * 60 * 1000,
  keyGenerator: customerOrCamper,
}

export function registerLessonReports(app: FastifyInstance, services: ReportServices): void {
  implement(app, reportLesson, ({ body }) => recordReport(services, body), { rateLimit: reportLimit })
}
