import { endpoint } from '../endpoint.ts'
import { LessonReport } from '../entities/lesson-report.ts'
import { Notice } from '../entities/notice.ts'

/** Keeps what a reader says is wrong with a lesson, without who they are. */
export const reportLesson = endpoint('POST', '/api/lesson-reports', {
  access: 'public',
  body: LessonReport,
  ok: Notice,
  refusals: {
    'flash.generic-error': 400,
    'flash.lesson-not-found': 404,
    'flash.lesson-report-enough': 409,
  },
})
