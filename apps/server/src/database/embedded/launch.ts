import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import type { Launcher } from './unprivileged.ts'

/** Starts one of PostgreSQL's programs as a user that it accepts. */
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
    stdio: ['ignore', output, output],
    // In a process group of its own, so that Ctrl-C in the terminal reaches us first and requests can finish.
    detached: true,
  })
}
