import { createRunner } from '../index.ts'
import type { RunnableChallenge, Runner, RunnerEvent, SourceFile } from '../runner.ts'

declare global {
  var openRunner: (documentsUrl: string) => void
  var runner: Runner
  var runTests: (challenge: RunnableChallenge, files: SourceFile[]) => Promise<RunnerEvent[]>
  var showPreview: (challenge: RunnableChallenge, files: SourceFile[]) => Promise<RunnerEvent[]>
}

/** What a test may call in the page. */
export type HostPage = typeof globalThis

globalThis.openRunner = (documentsUrl) => {
  globalThis.runner = createRunner({ documentsUrl, assetsPath: '/assets/' })
}

globalThis.runTests = async (challenge, files) => {
  const events: RunnerEvent[] = []
  const { signal } = new AbortController()
  await runner.run(challenge, files, { signal, onEvent: (event) => events.push(event) })
  return events
}

globalThis.showPreview = async (challenge, files) => {
  const events: RunnerEvent[] = []
  const { signal } = new AbortController()
  const host = document.querySelector<HTMLElement>('#preview') ?? document.body
  await runner.preview(challenge, files, {
    signal,
    host,
    title: 'Preview',
    onEvent: (event) => events.push(event),
  })
  return events
}
