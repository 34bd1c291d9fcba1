import type { RunnableChallenge, SourceFile } from '@cairn/runner'
import { type RefObject, useEffect, useReducer, useRef } from 'react'
import type { PageOwner } from '#workshop/preview/remembered-sources.ts'
import { type ForeignSources, useForeignSources } from '#workshop/preview/use-foreign-sources.ts'
import { initialRunState, reduceRun, type RunState, withheldOrigins } from './run-state.ts'
import { showPreview } from './show-preview.ts'
import { useRunner } from './use-runner.ts'

type PreviewRunInput = {
  challenge: RunnableChallenge
  currentFiles: () => readonly SourceFile[]
  /** The accessible name of the page. */
  title: string
  owner: PageOwner
}

export type PreviewRun = {
  state: RunState
  /** The origins that the page on show may load from. */
  sources: ForeignSources
  /** The element that the page is shown in. */
  host: RefObject<HTMLDivElement | null>
  /** Runs the code and ends the run before. */
  run: () => Promise<void>
  /** Passes a line of input to the program. */
  answer: (line: string) => Promise<void>
  clearConsole: () => void
}

/** Code that runs for its output only, in a runner of its own. */
export function usePreviewRun({ challenge, currentFiles, title, owner }: PreviewRunInput): PreviewRun {
  const [state, dispatch] = useReducer(reduceRun, 0, initialRunState)
  const sources = useForeignSources(owner, withheldOrigins(state))
  const running = useRef<AbortController | undefined>(undefined)
  const host = useRef<HTMLDivElement>(null)
  const openRunner = useRunner(challenge, true, currentFiles)
  useEffect(() => () => running.current?.abort(), [])
  return {
    state,
    sources,
    host,
    run: async () => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const runner = await openRunner()
      if (signal.aborted) return
      await showPreview(runner, {
        challenge,
        files: currentFiles(),
        host: host.current ?? document.body,
        title,
        mayLoadFrom: sources.mayLoadFrom,
        signal,
        dispatch,
      })
    },
    answer: async (line) => {
      dispatch({ type: 'answered' })
      const runner = await openRunner()
      runner.answer(line)
    },
    clearConsole: () => dispatch({ type: 'console-cleared' }),
  }
}
