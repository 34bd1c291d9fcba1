import type { Exam } from '@cairn/contract'
import type { OutputFile } from './compiled-curriculum.ts'

/** An exam with its answers, in a folder that no web route serves. */
export function examFile(exam: Exam): OutputFile {
  return { name: `private/exams/${exam.id}.json`, text: `${JSON.stringify(exam)}\n` }
}
