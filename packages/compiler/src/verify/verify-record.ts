import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Verdict } from './verify-challenge.ts'

/**
 * Recorded passes, one a line, so that an interrupted run continues where it was. Failures are not recorded, because
 * authors are working on them.
 */
export class VerifyRecord {
  readonly #file: string
  readonly #passed = new Map<string, Verdict>()

  constructor(file: string, { isFresh }: { isFresh: boolean }) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    if (isFresh) rmSync(file, { force: true })
    for (const line of readLines(file)) {
      const entry = parseLine(line)
      if (entry) this.#passed.set(entry.key, entry.verdict)
    }
  }

  passed(key: string): Verdict | undefined {
    return this.#passed.get(key)
  }

  add(key: string, verdict: Verdict): void {
    if (verdict.outcome === 'passed') appendFileSync(this.#file, `${JSON.stringify({ key, verdict })}\n`)
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Undefined for a line that was cut off when the run was interrupted. */
function parseLine(line: string): { key: string; verdict: Verdict } | undefined {
  try {
    return JSON.parse(line) as { key: string; verdict: Verdict }
  } catch {
    return undefined
  }
}
