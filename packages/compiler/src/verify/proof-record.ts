import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Recorded proofs, one a line, so that an interrupted run continues where it was. Keys say what was proved. */
export class ProofRecord<Proof> {
  readonly #file: string
  readonly #proofs = new Map<string, Proof>()

  constructor(file: string, { isFresh }: { isFresh: boolean }) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    if (isFresh) rmSync(file, { force: true })
    for (const line of readLines(file)) {
      const entry = parseLine<Proof>(line)
      if (entry) this.#proofs.set(entry.key, entry.verdict)
    }
  }

  known(key: string): Proof | undefined {
    return this.#proofs.get(key)
  }

  add(key: string, verdict: Proof): void {
    appendFileSync(this.#file, `${JSON.stringify({ key, verdict })}\n`)
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
function parseLine<Proof>(line: string): { key: string; verdict: Proof } | undefined {
  try {
    return JSON.parse(line) as { key: string; verdict: Proof }
  } catch {
    return undefined
  }
}
