import { Bash, type CommandName, getCommandNames } from 'just-bash/browser'
import { printEach } from './print-each.ts'
import { home, type ShellFiles } from './shell-files.ts'

/** Commands that a browser lacks something for, or that are of no use in a lesson. */
const withheld = new Set(['clear', 'gunzip', 'gzip', 'help', 'html-to-markdown', 'zcat'])
const commands = getCommandNames().filter((name) => !withheld.has(name)) as CommandName[]

/** Time ends a script (outside/watchdog.ts), not a count of its commands. */
const uncounted = Number.MAX_SAFE_INTEGER
const megabyte = 1024 * 1024

const limits = {
  maxCommandCount: uncounted,
  maxLoopIterations: uncounted,
  maxAwkIterations: uncounted,
  maxSedIterations: uncounted,
  maxWorkUnits: uncounted,
  maxLiveBytes: 64 * megabyte,
  maxInputBytes: 64 * megabyte,
  maxOutputSize: 16 * megabyte,
  maxStringLength: 8 * megabyte,
}

/** How a script ended. What it printed while it ran is not here. */
type Ending = {
  status: number
  variables: Record<string, string>
  /** What the shell itself says, such as that it cannot read the script. */
  output: string
  errors: string
}

export type Shell = (text: string, variables?: Record<string, string>) => Promise<Ending>

/** A shell on these files, without a network. Each call is a shell of its own, with the variables that it is given. */
export function openShell(files: ShellFiles): Shell {
  const bash = new Bash({ fs: files, cwd: home, commands, executionLimits: limits, defenseInDepth: false })
  let isNested = false
  bash.registerTransformPlugin({
    name: 'print-each',
    transform: ({ ast }) => {
      // What `bash FILE` prints within a script may go into a pipe.
      if (isNested) return { ast }
      isNested = true
      return { ast: { ...ast, statements: printEach(ast.statements) } }
    },
  })
  return async (text, variables = {}) => {
    isNested = false
    const cwd = variables['PWD'] ?? home
    const { exitCode, stdout, stderr, env } = await bash.exec(text, { rawScript: true, env: variables, cwd })
    return { status: exitCode, variables: env, output: stdout, errors: stderr }
  }
}
