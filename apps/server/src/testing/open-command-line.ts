import { runSchoolCommand } from '#operator/run-school-command.ts'
import { databaseAddress } from './database-address.ts'
import type { TestServer } from './build-test-server.ts'

type Typed = { exitCode: number; printed: string; complaints: string }

/**
 * The command line beside a server: runs a command as an operator would, and returns what it prints. Words that come as
 * a list may be empty.
 */
export async function openCommandLine({ database, clock }: TestServer) {
  const databaseUrl = await databaseAddress(database)
  return async (
    words: string | readonly string[],
    environment: Record<string, string> = {},
  ): Promise<Typed> => {
    const [printed, complaints]: [string[], string[]] = [[], []]
    const exitCode = await runSchoolCommand(
      typeof words === 'string' ? words.split(' ').filter(Boolean) : words,
      {
        environment:
          environment['DATA_DIR'] === undefined ? { DATABASE_URL: databaseUrl, ...environment } : environment,
        now: () => clock.now,
        print: (text) => printed.push(text),
        complain: (text) => complaints.push(text),
      },
    )
    return { exitCode, printed: printed.join('\n'), complaints: complaints.join('\n') }
  }
}
