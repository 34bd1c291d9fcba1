/** Why a donation is asked for: a block was finished, or much was learned. */
export type ReasonToAsk = 'block' | 'progress'

export type AskingFacts = {
  isDonor: boolean
  /** The camper does not want to be asked in this browser. */
  hasDeclined: boolean
  /** A block was finished since a donation was last asked for because of one. */
  hasFinishedBlock: boolean
  /** Lessons that the account has completed. */
  completed: number
  /** Those of this session. */
  completedInSession: number
  /** How many it were when a donation was last asked for because of progress; null: not in this session. */
  askedAt: number | null
  /** How many lessons of a session come before the first question. */
  leastInSession: number
  /** How long the page has been open, in milliseconds. */
  pageAgeMs: number
  isExam: boolean
  hasTyped: boolean
  isDialogOpen: boolean
}

const quietMs = 20_000
const leastCompleted = 10
const betweenQuestions = 20
const usualLeast = 3
const mostRandomly = 7

/** How many lessons of a session come before the first question: with the experiment, from three to seven at random. */
export function drawLeast(isRandom: boolean, random: number): number {
  return isRandom ? usualLeast + Math.floor(random * (mostRandomly - usualLeast + 1)) : usualLeast
}

/** Whether to ask for a donation now, and why (docs/reference/camper-pages.md, “Donations”). */
export function reasonToAsk(facts: AskingFacts): ReasonToAsk | undefined {
  if (facts.isDonor || facts.hasDeclined) return undefined
  if (facts.pageAgeMs < quietMs) return undefined
  if (facts.isExam || facts.hasTyped || facts.isDialogOpen) return undefined
  if (facts.hasFinishedBlock) return 'block'
  return hasLearnedEnough(facts) ? 'progress' : undefined
}

function hasLearnedEnough({ askedAt, completed, completedInSession, leastInSession }: AskingFacts): boolean {
  if (askedAt !== null) return completedInSession - askedAt >= betweenQuestions
  return completed >= leastCompleted && completedInSession >= leastInSession
}
