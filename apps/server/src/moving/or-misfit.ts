import { DatabaseError } from 'pg'
import { MovingError } from './moving-error.ts'

/** SQLSTATE: a value that its type does not have (22), or that a rule of the table forbids (23). */
const misfits = /^2[23]/

/** @throws MovingError if the database refuses what the file holds. */
export async function orMisfit<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseError && misfits.test(error.code ?? ''))
      throw new MovingError(
        `The file is damaged or was changed: ${what} cannot be stored (${error.message}).`,
      )
    throw error
  }
}
