import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import type { Launcher } from './unprivileged.ts'

/** To find programs, libraries and room for temporary files, and to know the time and language of this machine. */
const neededVariables = [
  'PATH',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'TZ',
  'LANG',
  'SystemRoot',
  'ComSpec',
]

/** Starts one of PostgreSQL's programs as a user that it accepts, without the school's settings and secrets. */
export function launch(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  output: 'pipe' | number,
): ChildProcess {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args]
  return spawn(command, rest, {
    ...launcher.options,
    cwd: tmpdir(),
    env: Object.fromEntries(neededVariables.map((name) => [name, process.env[name]])),
    stdio: ['ignore', output, output],
    // In a process group of its own, so that Ctrl-C in the terminal reaches us first and requests can finish.
    detached: true,
  })
}
