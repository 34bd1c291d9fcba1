import { createPrinter, type Write } from './create-printer.ts'
import type { Outcome } from './run-script.ts'
import { scriptProblem } from './script-problem.ts'
import { home } from './shell-files.ts'

/**
 * Runs the commands that were typed after a script, in one shell, and returns the prompt for the next; none after
 * `exit`. Each run starts afresh, so those that were typed before run again (outside/program-preview.ts).
 */
export async function runCommands(
  { files, shell }: Outcome,
  commands: readonly string[],
  write: Write,
): Promise<string | undefined> {
  let variables: Record<string, string> = {}
  for (const command of commands) {
    write('log', `${promptAt(variables)} ${command}`)
    const printer = createPrinter(write)
    files.hear = printer.hear
    const { output, errors, ...ending } = await shell(command, variables)
    const problem = scriptProblem(errors)
    printer.finish({ output, errors: problem ? `bash: ${problem.message}` : errors })
    ;({ variables } = ending)
  }
  return commands.some((command) => /^\s*exit\b/.test(command)) ? undefined : promptAt(variables)
}

function promptAt({ PWD: folder = home }: Record<string, string>): string {
  const isInHome = folder === home || folder.startsWith(`${home}/`)
  return `${isInHome ? `~${folder.slice(home.length)}` : folder} $`
}
