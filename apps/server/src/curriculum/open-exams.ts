import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Exam } from '@cairn/contract'

/** An exam with its answers, by the id of its lesson; undefined if there is none. */
export type FindExam = (id: string) => Promise<Exam | undefined>

/**
 * Reads exams from a folder that no web route serves. They are read each time, because requests are rare and an
 * author may have changed them.
 *
 * @param directory the folder of all languages
 * @throws when an exam does not fit the contract's schema.
 */
export function openExams(directory: string): FindExam {
  return async (id) => {
    const text = await readIfThere(join(directory, 'private/exams', `${id}.json`))
    return text === undefined ? undefined : Exam.parse(JSON.parse(text))
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
