import { explainFailure } from './explain-failure.ts'
import { ShutDown } from './shut-down.ts'

type BeginOptions = {
  /** Another process says that the school stops, and is told why this one could not begin. */
  tellFailure?: ((explained: unknown) => Promise<void>) | undefined
}

/**
 * Begins the work of this process, and ends it on a signal. What keeps it from beginning is explained, in one line where
 * an operator can act on it, and ends the process with exit code 1.
 */
export async function beginProcess(
  begin: (shutDown: ShutDown) => Promise<void>,
  { tellFailure }: BeginOptions = {},
): Promise<void> {
  const shutDown = new ShutDown({ isQuiet: tellFailure !== undefined })
  // Closing the terminal must not end the school before its database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    await begin(shutDown)
  } catch (error) {
    // Anything that is being closed while it starts fails somewhere; that is expected.
    if (shutDown.hasBegun) return
    const explained = explainFailure(error)
    if (tellFailure) await tellFailure(explained)
    else console.error(explained)
    process.exitCode = 1
    await shutDown.run()
  }
}
