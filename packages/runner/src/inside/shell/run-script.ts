import type { RunRequest } from '../../messages.ts'
import { createPrinter, type Printed, type Write } from './create-printer.ts'
import { openShell, type Shell } from './open-shell.ts'
import { type Home, readHome } from './read-home.ts'
import { type ScriptProblem, scriptProblem } from './script-problem.ts'
import { scriptFile, ShellFiles } from './shell-files.ts'

export type Outcome = Printed & {
  files: ShellFiles
  shell: Shell
  /** The home folder as the lesson has made it. */
  before: Home
  status: number
  /** The shell cannot read the script. */
  problem: ScriptProblem | undefined
  /** What is wrong in the lesson's own files; nothing was run then. */
  setupErrors: string
}

/** Makes the lesson's files, and runs the script on them. */
export async function runScript({ setup, source }: RunRequest, write: Write): Promise<Outcome> {
  const files = new ShellFiles()
  const shell = openShell(files)
  const silent = createPrinter(() => undefined)
  files.hear = silent.hear
  const made = await shell(setup)
  silent.finish(made)
  const setupErrors = silent.printed().errors || (made.status === 0 ? '' : `exit status ${made.status}`)
  const before = await readHome(files)
  const start = { files, shell, before, setupErrors }
  if (setupErrors !== '') return { ...start, output: '', errors: '', status: 1, problem: undefined }
  files.writeFileSync(scriptFile, source)
  const printer = createPrinter(write, { isScript: true })
  files.hear = printer.hear
  const ending = await shell(source)
  const problem = scriptProblem(ending.errors)
  if (!problem) printer.finish(ending)
  return { ...start, ...printer.printed(), status: ending.status, problem }
}
