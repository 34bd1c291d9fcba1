import type { Challenge, Solution } from '@cairn/contract'
import { buildRunner } from '@cairn/runner/build'
import { builtRunner, type Page, type Rig, startRig } from '@cairn/runner/testing'
import { runSolution, type SolutionRun } from './run-solution.ts'

/** Runs the tests of a challenge on a solution, or on the seed if it is empty. */
export type Run = (challenge: Challenge, solution: Solution) => Promise<SolutionRun>

type Proofs<Item, Proof> = {
  items: readonly Item[]
  /** How many at once. */
  jobs: number
  prove: (run: Run, item: Item) => Promise<Proof>
  /** What is said of an item when the browser failed, or was not done in time. */
  giveUp: (item: Item, message: string) => Proof
  onProof: (item: Item, proof: Proof) => void
}

/** A page is replaced after this many runs, because a browser's memory grows with what ran in it. */
const runsPerPage = 300
/** Longer than all tests of the longest lesson together. */
const proofTimeoutMs = 120_000

/** Proves one item after the other in a real browser, with the product's own runner. */
export async function proveEach<Item, Proof>(proofs: Proofs<Item, Proof>): Promise<void> {
  const { items, jobs, prove, giveUp, onProof } = proofs
  if (items.length === 0) return
  await buildRunner({ outDir: builtRunner })
  const rig = await startRig()
  const open = [...items]
  try {
    await Promise.all(
      Array.from({ length: Math.min(jobs, open.length) }, async () => {
        const pages = freshPages(rig)
        for (let item = open.shift(); item !== undefined; item = open.shift()) {
          const current = item
          const proof = await pages.use(
            (run) => prove(run, current),
            (message) => giveUp(current, message),
          )
          onProof(current, proof)
        }
      }),
    )
  } finally {
    await rig.close()
  }
}

/** A page that proves one item after the other; replaced when it hangs or has done enough. */
function freshPages(rig: Rig) {
  let page: Page | undefined
  let runs = 0
  const discard = async () => {
    await page?.close()
    page = undefined
  }
  return {
    use: async <Proof>(
      prove: (run: Run) => Promise<Proof>,
      giveUp: (message: string) => Proof,
    ): Promise<Proof> => {
      if (runs >= runsPerPage) await discard()
      if (!page) {
        page = await rig.newPage()
        runs = 0
      }
      const current = page
      const run: Run = (challenge, solution) => {
        runs += 1
        return runSolution(current, challenge, solution)
      }
      try {
        return await withTimeout(prove(run), proofTimeoutMs)
      } catch (error) {
        await discard()
        return giveUp(`The browser failed: ${String(error)}`)
      }
    },
  }
}

async function withTimeout<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${milliseconds / 1000} s`)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
