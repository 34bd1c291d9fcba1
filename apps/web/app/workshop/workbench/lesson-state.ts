import { isAllPassed, type RunState } from '#workshop/run/run-state.ts'

/** `open`: the code has no result, because it has not been checked yet or the check did not finish. */
type LessonPhase = 'open' | 'checking' | 'failed' | 'passed'

/** What the page of a lesson with an editor is doing, and what its camper can do next. */
export type LessonState = {
  phase: LessonPhase
  /** What a check does now. Code that cannot be read has to change first. */
  check: 'run' | 'submit' | 'nothing'
  canCheck: boolean
  /** Whether the camper can run the code for its output or its page. */
  canPlay: boolean
  canStop: boolean
  /** Share of the files of Python or PostgreSQL that has been downloaded, while a run waits for them. */
  loadedShare: number | null
}

type LessonParts = {
  run: RunState
  isSubmitting: boolean
  /** Some programs run on request only, and until they end; all others also run with every pause, and end by themselves. */
  playsOnRequest: boolean
}

export function lessonState({ run, isSubmitting, playsOnRequest }: LessonParts): LessonState {
  const phase = phaseOf(run)
  const canStop = run.isRunning || (playsOnRequest && run.isPlaying)
  return {
    phase,
    check: isSubmitting || !run.canBuild ? 'nothing' : phase === 'passed' ? 'submit' : 'run',
    canCheck: phase !== 'checking' && run.canBuild,
    canPlay: !canStop,
    canStop,
    loadedShare: canStop ? run.loadedShare : null,
  }
}

function phaseOf(run: RunState): LessonPhase {
  if (run.isRunning) return 'checking'
  if (isAllPassed(run)) return 'passed'
  return run.hasFinished ? 'failed' : 'open'
}
