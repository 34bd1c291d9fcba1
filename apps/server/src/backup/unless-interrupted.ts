import { BackupError } from './backup-error.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Does `work`, which begins a PostgreSQL. It does not get the signals of our terminal, and would go on alone with a copy of
 * the school.
 *
 * @param stop makes `work` fail
 * @throws BackupError if a signal came
 */
export async function unlessInterrupted<Result>(
  stop: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
    stop()
  }
  for (const signal of signals) process.on(signal, interrupt)
  try {
    return await work()
  } catch (error) {
    throw isInterrupted ? new BackupError('Stopped before it was finished.') : error
  } finally {
    for (const signal of signals) process.off(signal, interrupt)
  }
}
