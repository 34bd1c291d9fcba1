import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Challenge, environmentOf, type Problem } from '@cairn/contract'
import { buildRunner } from '@cairn/runner/build'
import { builtRunner, type Page, type Rig, startRig } from '@cairn/runner/testing'
import { AuthorError } from '../author/author-error.ts'
import { readCurriculum } from '../author/read-compiled.ts'
import { contentHash } from '../files/content-hash.ts'
import { didYouMean } from '../problems/did-you-mean.ts'
import { subjectOf, type Verdict, verifyChallenge } from './verify-challenge.ts'
import { VerifyRecord } from './verify-record.ts'

export type VerifyOptions = {
  directory: string
  block?: string | undefined
  /** Which blocks, by their names and the hash of their lessons; all by default. */
  isChosen?: (block: string, hash: string) => boolean
  jobs: number
  /** Where passes are recorded; without it they are not. */
  recordFile?: string | undefined
  isFresh?: boolean
  onVerdict?: (verdict: Verdict, done: number, total: number) => void
}

export type VerifyReport = {
  verdicts: Verdict[]
  /** Of the lessons of each block that was chosen. */
  hashes: ReadonlyMap<string, string>
  /** Challenges without code to run. */
  skipped: number
  problems: readonly Problem[]
}

/** A page is replaced after this many challenges, because a browser's memory grows with what ran in it. */
const challengesPerPage = 150
/** Longer than all tests of the longest lesson together. */
const challengeTimeoutMs = 120_000

/** Proves in a real browser that each solution passes and each untouched seed fails. */
export async function verifyCurriculum(options: VerifyOptions): Promise<VerifyReport> {
  const { directory, block, isChosen = () => true, jobs, recordFile, isFresh = false, onVerdict } = options
  const { blocks, hidden, problems } = await readCurriculum(directory)
  if (block !== undefined && !blocks.has(block)) {
    throw new AuthorError(`There is no block ${block}. ${didYouMean(block, [...blocks.keys()])}`)
  }
  const hashes = new Map<string, string>()
  const challenges = [...blocks.values()].flatMap((compiled) => {
    const hash = contentHash(JSON.stringify([compiled, hidden.get(compiled.block)]))
    const isWanted = (block === undefined || compiled.block === block) && isChosen(compiled.block, hash)
    if (isWanted) hashes.set(compiled.block, hash)
    return isWanted ? compiled.challenges : []
  })
  const runnable = challenges.filter(isRunnable)
  const record = recordFile === undefined ? undefined : new VerifyRecord(recordFile, { isFresh })
  const version = runnerVersion()
  const queue = runnable.map((challenge) => {
    const found = hidden.get(challenge.block)?.challenges.find(({ id }) => id === challenge.id)
    const secret = found ?? { id: challenge.id, solutions: [], hiddenTests: [] }
    return { challenge, secret, key: contentHash(version, JSON.stringify([challenge, secret])) }
  })
  const verdicts: Verdict[] = []
  const settle = (verdict: Verdict) => {
    verdicts.push(verdict)
    onVerdict?.(verdict, verdicts.length, runnable.length)
  }
  const open = queue.filter(({ key }) => {
    const known = record?.passed(key)
    if (known) settle(known)
    return !known
  })
  if (open.length > 0) {
    await buildRunner({ outDir: builtRunner })
    const runner = await startRig()
    try {
      await Promise.all(
        Array.from({ length: Math.min(jobs, open.length) }, async () => {
          const pages = freshPages(runner)
          for (let next = open.shift(); next; next = open.shift()) {
            const { challenge, secret, key } = next
            const verdict = await pages.use((page) => verifyChallenge(page, challenge, secret), challenge)
            record?.add(key, verdict)
            settle(verdict)
          }
        }),
      )
    } finally {
      await runner.close()
    }
  }
  return { verdicts, hashes, skipped: challenges.length - runnable.length, problems }
}

/** A front-end project may have no tests: its camper compares it with the user stories. */
function isRunnable(challenge: Challenge): boolean {
  const { files, tests } = challenge
  return environmentOf(challenge) !== null && files.length > 0 && tests.length > 0
}

/** A page that checks one challenge after the other; replaced when it hangs or has done enough. */
function freshPages(runner: Rig) {
  let page: Page | undefined
  let used = 0
  const discard = async () => {
    await page?.close()
    page = undefined
  }
  return {
    use: async (verify: (page: Page) => Promise<Verdict>, challenge: Challenge): Promise<Verdict> => {
      if (used >= challengesPerPage) await discard()
      if (!page) {
        page = await runner.newPage()
        used = 0
      }
      used += 1
      const start = performance.now()
      try {
        return await withTimeout(verify(page), challengeTimeoutMs)
      } catch (error) {
        await discard()
        return {
          ...subjectOf(challenge),
          outcome: 'failed',
          solution: {
            number: 1,
            failed: { index: 0, hint: '', message: `The browser failed: ${String(error)}` },
          },
          seedPasses: false,
          milliseconds: Math.round(performance.now() - start),
        }
      }
    },
  }
}

async function withTimeout<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no verdict after ${milliseconds / 1000} s`)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Changes with the runner: passes with another version are proved again. */
function runnerVersion(): string {
  const source = join(import.meta.dirname, '../../../runner/src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|py|html)$/.test(name) && !name.endsWith('.test.ts'))
    .toSorted()
  return contentHash(...files.map((name) => readFileSync(join(source, name))))
}
