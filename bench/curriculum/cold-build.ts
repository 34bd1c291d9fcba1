import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export type ColdBuild = { challenges: number; milliseconds: number; memoryMb: number }

/** Compiles a folder in a process of its own, so that nothing is warm and its memory can be measured. */
export function coldBuild(lessons: string, out: string): ColdBuild {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'cold-build-process.ts'), lessons, out],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as ColdBuild
}
