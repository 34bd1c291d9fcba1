import type { Challenge, Problem } from '@cairn/contract'
import { contentHash } from '../files/content-hash.ts'
import type { Equivalent } from '../parse/sections/read-equivalents.ts'
import { ProofRecord } from '../verify/proof-record.ts'
import { proveEach } from '../verify/prove-each.ts'
import { type Chosen, readRunnable } from '../verify/read-runnable.ts'
import { runnerVersion } from '../verify/runner-version.ts'
import { whatRuns } from '../verify/what-runs.ts'
import { type Finding, findingOf, isSame } from './findings.ts'
import { type Judgment, judgeVariant } from './judge-variant.ts'
import { type LessonSource, readLessonSources } from './lesson-sources.ts'
import { makeVariants, solutionWith, type Variant } from './make-variants.ts'
import { type BlockScore, newScore } from './score-block.ts'

export type MutateOptions = Chosen & {
  directory: string
  jobs: number
  /** Where judgments are recorded; without it they are not. */
  recordFile?: string | undefined
  isFresh?: boolean
  onJudged?: (finding: Finding | undefined, done: number, total: number) => void
}

export type MutateReport = {
  scores: BlockScore[]
  findings: Finding[]
  /** Marks of variants that do not survive, or are not made anymore. */
  unusedMarks: (Equivalent & { file: string })[]
  /** Of what runs, and of the variants, in each block that was chosen. */
  hashes: ReadonlyMap<string, string>
  problems: readonly Problem[]
}

type Item = { challenge: Challenge; variant: Variant; key: string }

/** Proves in a real browser that tests fail on wrong variants of each solution, and pass on right ones. */
export async function mutateCurriculum(options: MutateOptions): Promise<MutateReport> {
  const { directory, block, isChosen, jobs, recordFile, isFresh = false, onJudged } = options
  const { lessons, hashes, problems } = await readRunnable(
    directory,
    { block, isChosen },
    // Words decide only which variants are made.
    ({ challenge, secret }) => [
      whatRuns(challenge, secret),
      makeVariants(challenge, secret.solutions).map(solutionWith),
    ],
  )
  const sources = await readLessonSources(directory, (name) => hashes.has(name))
  const record = recordFile === undefined ? undefined : new ProofRecord<Judgment>(recordFile, { isFresh })
  const version = runnerVersion()
  const scores = new Map<string, BlockScore>()
  const items = lessons.flatMap(({ challenge, secret }): Item[] => {
    const tested = { ...challenge, tests: [...challenge.tests, ...secret.hiddenTests] }
    const variants = makeVariants(challenge, secret.solutions)
    if (variants.length > 0) scoreIn(scores, challenge.block).challenges += 1
    const lesson = JSON.stringify(whatRuns(challenge, secret))
    return variants.map((variant) => {
      const key = contentHash(version, lesson, JSON.stringify(solutionWith(variant)))
      return { challenge: tested, variant, key }
    })
  })
  const findings: Finding[] = []
  let done = 0
  const settle = ({ challenge, variant }: Item, judgment: Judgment) => {
    done += 1
    const { block: name, title, id } = challenge
    const source = sources.get(id) ?? { file: name, text: '', equivalents: [] }
    const finding = findingOf({ variant, judgment, block: name, title, source })
    addTo(scoreIn(scores, name), variant, judgment, finding)
    if (finding) findings.push(finding)
    onJudged?.(finding, done, items.length)
  }
  const open = items.filter((item) => {
    const known = record?.known(item.key)
    if (known) settle(item, known)
    return !known
  })
  await proveEach({
    items: open,
    jobs,
    prove: (run, { challenge, variant }) => judgeVariant(run, challenge, variant),
    giveUp: (_item, message): Judgment => ({ outcome: 'fails', failed: { index: 0, hint: '', message } }),
    onProof: (item, judgment) => {
      if (isCertain(item.variant, judgment)) record?.add(item.key, judgment)
      settle(item, judgment)
    },
  })
  return {
    scores: [...scores.values()],
    findings,
    unusedMarks: unusedMarks(sources, findings),
    hashes,
    problems,
  }
}

/** Whether another run would say the same: a busy machine may not be done in time with a right variant. */
function isCertain({ kind }: Variant, judgment: Judgment): boolean {
  if (judgment.outcome !== 'fails') return true
  const { message } = judgment.failed
  const isOutOfTime = kind === 'right' && message === 'timed-out'
  return !isOutOfTime && !/^The (?:browser|run itself) failed/.test(message)
}

function scoreIn(scores: Map<string, BlockScore>, block: string): BlockScore {
  const score = scores.get(block) ?? newScore(block)
  scores.set(block, score)
  return score
}

function addTo(
  score: BlockScore,
  { kind }: Variant,
  { outcome }: Judgment,
  finding: Finding | undefined,
): void {
  if (outcome === 'unreadable') return
  score[kind] += 1
  if (!finding) score[kind === 'wrong' ? 'caught' : 'accepted'] += 1
  if (finding?.isMarked) score.marked += 1
}

function unusedMarks(sources: ReadonlyMap<string, LessonSource>, findings: readonly Finding[]) {
  return [...sources.values()].flatMap(({ file, equivalents }) =>
    equivalents
      .filter((mark) => !findings.some((finding) => finding.file === file && isSame(mark, finding)))
      .map((mark) => ({ ...mark, file })),
  )
}
