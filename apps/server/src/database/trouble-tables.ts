import type { Language, LessonReport } from '@cairn/contract'
import type { ColumnType, Generated } from 'kysely'

/** A JSON column: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string, string>

/** What is known about lessons and not about campers (decision 70). Days are written as `2026-11-24`. */
export type TroubleTables = {
  lesson_reports: {
    report_id: Generated<number>
    challenge_id: string
    language: Language
    kind: LessonReport['kind']
    details: string
    failed_tests: Json<LessonReport['failedTests']>
    files: Json<LessonReport['files']>
    reported_on: string
  }
  lesson_counts: {
    counted_on: string
    challenge_id: string
    opened: number
    attempts: number
    passed: number
    left_undone: number
  }
  first_failures: {
    counted_on: string
    challenge_id: string
    test_number: number
    test_hash: string
    times: number
  }
}
