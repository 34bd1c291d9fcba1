import { limits } from '@cairn/contract'
import type { RunnableChallenge, Runner, RunnerEvent, SourceFile } from '@cairn/runner'
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { tellOutcome } from '#workshop/lesson/tell-outcome.ts'
import { type ForeignSources, useForeignSources } from '#workshop/preview/use-foreign-sources.ts'
import { playsOnRequest } from './plays-on-request.ts'
import { initialRunState, reduceRun, type RunState, withheldOrigins } from './run-state.ts'
import { showPreview } from './show-preview.ts'
import { markFinished, markRunning, wasCutOff } from './unclean-run.ts'

type RunInput = {
  challenge: RunnableChallenge
  files: readonly SourceFile[]
  /** The files including the very last keystroke (docs/reference/workshop.md, “Checking”). */
  currentFiles: () => readonly SourceFile[]
  /** False while nothing should load or run by itself. */
  isAwake: boolean
  openRunner: () => Promise<Runner>
  previewHost: RefObject<HTMLDivElement | null>
  /** Whether what has passed stays so while the code changes, because it is not submitted. */
  staysPassed?: boolean
}

export type Run = {
  state: RunState
  /** The last visit ended while code ran (docs/reference/workshop.md, “Unclean runs”). */
  isPaused: boolean
  /** The origins that the page on show may load from. */
  sources: ForeignSources
  check: () => Promise<void>
  /** Runs the program for its output. */
  play: () => Promise<void>
  /** Ends everything that runs. */
  stop: () => void
  /** Passes a line of input to the program. */
  answer: (line: string) => Promise<void>
  clearConsole: () => void
  /** Reports that the code has changed since the last run. A result that has passed belongs to the code before. */
  noteChange: () => void
  reset: () => void
}

/** Long enough to mean that the camper has stopped typing, and shorter than the way to the button. */
const speculationDelayMs = 250

/** Runs a camper's code: tests on request, and the preview automatically after each change. */
export function useRun({
  challenge,
  files,
  currentFiles,
  isAwake,
  openRunner,
  previewHost,
  staysPassed = false,
}: RunInput): Run {
  const { t } = useTranslation()
  const [state, dispatch] = useReducer(reduceRun, challenge.tests.length, initialRunState)
  /** Null until it is known whether the last visit ended while code ran. */
  const [isPaused, setIsPaused] = useState<boolean | null>(null)
  const sources = useForeignSources('camper', withheldOrigins(state))
  const { mayLoadFrom } = sources
  const testText = JSON.stringify(challenge.tests)
  const testedText = useRef(testText)
  const checking = useRef<AbortController | undefined>(undefined)
  const playing = useRef<AbortController | undefined>(undefined)
  const isPlayedOnRequest = playsOnRequest(challenge)
  const code = textOf(files)
  /** The code that was tested last; undefined until a runner has it. */
  const tested = useRef<string>(undefined)

  useEffect(() => {
    // What the browser remembers changes the whole lesson, and can wait for clicks and keys (decision 66).
    startTransition(() => setIsPaused(wasCutOff(challenge.id)))
    // A page that is left while it still answers was not taken down by what runs in it.
    const leave = () => markFinished(challenge.id)
    addEventListener('pagehide', leave)
    return () => {
      checking.current?.abort()
      playing.current?.abort()
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [challenge.id])

  // An author has changed the tests while the page was open.
  useEffect(() => {
    if (testedText.current === testText) return
    testedText.current = testText
    dispatch({ type: 'reset', testCount: challenge.tests.length })
  }, [testText, challenge.tests.length])

  const noteChange = () => dispatch({ type: 'code-changed', staysPassed })
  const compareWithTested = () => {
    if (tested.current !== undefined && tested.current !== textOf(currentFiles())) noteChange()
  }
  const noteOtherChange = useEffectEvent(compareWithTested)
  // Another tab or the account's version changes it as well as the editor.
  useEffect(() => noteOtherChange(), [code])

  const preview = async ({ signal }: AbortController) => {
    const host = previewHost.current ?? document.body
    const runner = await openRunner()
    if (signal.aborted) return
    markRunning(challenge.id)
    const title = t('challenge.preview.title')
    const shown = { challenge, files: currentFiles(), host, title, mayLoadFrom }
    await showPreview(runner, { ...shown, signal, dispatch })
    markFinished(challenge.id)
  }
  /** Runs the tests silently while the camper looks over their code, so that a check has its results at once. */
  const runSpeculatively = useEffectEvent(async ({ signal }: AbortController) => {
    const runner = await openRunner()
    if (signal.aborted || checking.current?.signal.aborted === false) return
    markRunning(challenge.id)
    await runner.runSpeculatively(challenge, files)
    if (!signal.aborted) markFinished(challenge.id)
  })
  const previewAgain = useEffectEvent((controller: AbortController) => {
    // docs/reference/workshop.md, “Previews”.
    if (isPlayedOnRequest) return
    playing.current?.abort()
    playing.current = controller
    void preview(controller)
  })
  const play = async () => {
    playing.current?.abort()
    const controller = new AbortController()
    playing.current = controller
    setIsPaused(false)
    await preview(controller)
  }

  useEffect(() => {
    if (!isAwake || isPaused !== false) return undefined
    const controller = new AbortController()
    const idle = setTimeout(() => void runSpeculatively(controller), speculationDelayMs)
    const timer = setTimeout(() => previewAgain(controller), limits.previewDebounceMs)
    return () => {
      clearTimeout(idle)
      clearTimeout(timer)
      controller.abort()
    }
  }, [challenge, code, isAwake, isPaused, mayLoadFrom])

  const check = async () => {
    checking.current?.abort()
    // A program that waits for input would block its own tests.
    if (isPlayedOnRequest) playing.current?.abort()
    const controller = new AbortController()
    checking.current = controller
    tested.current = undefined
    const { signal } = controller
    dispatch({ type: 'run-started' })
    setIsPaused(false)
    markRunning(challenge.id)
    performance.mark('test-run-started')
    const onEvent = (event: RunnerEvent) => {
      if (signal.aborted) return
      if (event.type === 'done') {
        performance.measure('test-run', 'test-run-started')
        const failedTests = event.results.flatMap(({ state: outcome }, index) =>
          outcome === 'passed' ? [] : [index + 1],
        )
        tellOutcome({ challengeId: challenge.id, hasPassed: failedTests.length === 0, failedTests })
      }
      dispatch({ type: 'run-event', event })
      // It may have been typed in while the tests ran.
      if (event.type === 'done') compareWithTested()
    }
    const runner = await openRunner()
    const handed = currentFiles()
    tested.current = textOf(handed)
    await runner.run(challenge, handed, { signal, onEvent })
    if (checking.current === controller) checking.current = undefined
    markFinished(challenge.id)
  }

  return {
    state,
    isPaused: isPaused === true,
    sources,
    check,
    play,
    stop: () => {
      checking.current?.abort()
      playing.current?.abort()
      markFinished(challenge.id)
      dispatch({ type: 'run-stopped' })
    },
    answer: async (line) => {
      dispatch({ type: 'answered' })
      const runner = await openRunner()
      runner.answer(line)
    },
    clearConsole: () => dispatch({ type: 'console-cleared' }),
    noteChange,
    reset: () => {
      checking.current?.abort()
      playing.current?.abort()
      markFinished(challenge.id)
      dispatch({ type: 'reset', testCount: challenge.tests.length })
    },
  }
}

function textOf(files: readonly SourceFile[]): string {
  return files.map(({ contents }) => contents).join('\0')
}
