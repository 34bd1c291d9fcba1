import type { RunnableChallenge, Runner, RunnerEvent, SourceFile } from '@cairn/runner'
import type { RunAction } from './run-state.ts'

export type PreviewInput = {
  challenge: RunnableChallenge
  files: readonly SourceFile[]
  host: HTMLElement
  /** The accessible name of the page. */
  title: string
  mayLoadFrom: readonly string[]
  signal: AbortSignal
  dispatch: (action: RunAction) => void
}

/** Runs code for its output and passes on what happens, until it ends or is ended. */
export async function showPreview(runner: Runner, input: PreviewInput): Promise<void> {
  const { challenge, files, host, title, mayLoadFrom, signal, dispatch } = input
  dispatch({ type: 'preview-started' })
  const onEvent = (event: RunnerEvent) => {
    if (!signal.aborted) dispatch({ type: 'preview-event', event })
  }
  await runner.preview(challenge, files, { signal, host, title, mayLoadFrom, onEvent })
  if (!signal.aborted) dispatch({ type: 'preview-ended' })
}
