import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a module in a process of its own, and kills that with its first output. */
export async function runUntilKilled(source: string): Promise<void> {
  const owner = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(owner.stdout, 'data')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
}
