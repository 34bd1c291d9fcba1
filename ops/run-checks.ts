import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Check, checks } from './checks.ts'
import { projectRoot } from './project-root.mjs'

export type CheckResult = { name: string; isGood: boolean }

/** Runs all checks, as many at once as there are processors: each of them uses little more than one. */
export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const remaining = checks.values()
  const runRemaining = async () => {
    for (const check of remaining) results.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runRemaining))
  return results
}

/** What a check prints is shown at its end, so that it does not mix with what others print. */
async function runCheck({ name, command: [script, ...args] }: Check): Promise<CheckResult> {
  const output: Buffer[] = []
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', script), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      console.log(`\n— ${name}\n${Buffer.concat(output).toString()}`)
      resolve({ name, isGood: code === 0 })
    })
  })
}
