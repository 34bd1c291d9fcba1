import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs a script of this folder that writes a file, in a process of its own, because it fixes the clock. */
export async function runApart(script: string, file: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${script} failed: ${Buffer.concat(errors).toString().slice(-2000)}`)
}
