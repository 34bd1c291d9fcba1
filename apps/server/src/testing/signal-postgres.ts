import { processesIn } from '#database/embedded/processes-in.ts'

/** Signals all PostgreSQL processes that work in `data`. Those that have just ended are passed over. */
export function signalPostgres(data: string, signal: NodeJS.Signals): void {
  for (const pid of processesIn(data)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
