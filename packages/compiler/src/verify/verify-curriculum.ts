import type { Problem } from '@cairn/contract'
import { contentHash } from '../files/content-hash.ts'
import { ProofRecord } from './proof-record.ts'
import { proveEach } from './prove-each.ts'
import { type Chosen, readRunnable } from './read-runnable.ts'
import { runnerVersion } from './runner-version.ts'
import { whatRuns } from './what-runs.ts'
import { subjectOf, type Verdict, verifyChallenge } from './verify-challenge.ts'

export type VerifyOptions = Chosen & {
  directory: string
  jobs: number
  /** Where passes are recorded; without it they are not. */
  recordFile?: string | undefined
  isFresh?: boolean
  onVerdict?: (verdict: Verdict, done: number, total: number) => void
}

export type VerifyReport = {
  verdicts: Verdict[]
  /** Of what runs in each block that was chosen. */
  hashes: ReadonlyMap<string, string>
  /** Challenges without code to run. */
  skipped: number
  problems: readonly Problem[]
}

/** Proves in a real browser that each solution passes and each untouched seed fails. */
export async function verifyCurriculum(options: VerifyOptions): Promise<VerifyReport> {
  const { directory, block, isChosen, jobs, recordFile, isFresh = false, onVerdict } = options
  const { lessons, hashes, skipped, problems } = await readRunnable(
    directory,
    { block, isChosen },
    ({ challenge, secret }) => [whatRuns(challenge, secret), secret.solutions],
  )
  const record = recordFile === undefined ? undefined : new ProofRecord<Verdict>(recordFile, { isFresh })
  const version = runnerVersion()
  const verdicts: Verdict[] = []
  const settle = (verdict: Verdict) => {
    verdicts.push(verdict)
    onVerdict?.(verdict, verdicts.length, lessons.length)
  }
  const queue = lessons.map(({ challenge, secret }) => {
    return { challenge, secret, key: contentHash(version, JSON.stringify([challenge, secret])) }
  })
  const open = queue.filter(({ key }) => {
    const known = record?.known(key)
    if (known) settle(known)
    return !known
  })
  await proveEach({
    items: open,
    jobs,
    prove: (run, { challenge, secret }) => verifyChallenge(run, challenge, secret),
    giveUp: ({ challenge }, message): Verdict => ({
      ...subjectOf(challenge),
      outcome: 'failed',
      solution: { number: 1, failed: { index: 0, hint: '', message } },
      seedPasses: false,
      milliseconds: 0,
    }),
    onProof: ({ key }, verdict) => {
      // Failures are not recorded, because authors are working on them.
      if (verdict.outcome === 'passed') record?.add(key, verdict)
      settle(verdict)
    },
  })
  return { verdicts, hashes, skipped, problems }
}
