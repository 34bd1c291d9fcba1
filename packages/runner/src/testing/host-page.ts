import { createRunner } from '../index.ts'
import type { RunnerEvent } from '../runner.ts'

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
