import { limits } from '@cairn/contract'
import { buildPage } from '../build/build-page.ts'
import type { LoadRequest } from '../messages.ts'
import type { PreviewOptions, RunnableChallenge, RunOptions, SourceFile } from '../runner.ts'
import { collectResults } from './collect-results.ts'
import { followAttempts } from './follow-attempts.ts'
import { fillParent } from './hidden-parent.ts'
import { runId, toTestRequest } from './run-request.ts'
import { openSandboxFrame, type SandboxFrame } from './sandbox-frame.ts'
import { startWatchdog } from './watchdog.ts'

/** Runs and shows web pages: one frame a run, used once, with a spare kept warm. */
export class PageRunner {
  readonly #address: string
  readonly #parent: HTMLElement
  #spare: SandboxFrame | undefined
  #shown: SandboxFrame | undefined
  #scrollTop = 0

  constructor(documentsUrl: string, parent: HTMLElement) {
    this.#address = `${documentsUrl}page.html`
    this.#parent = parent
  }

  prepare(): void {
    if (this.#spare) return
    this.#spare = openSandboxFrame(this.#address, this.#parent)
    fillParent(this.#spare.element)
  }

  async run(challenge: RunnableChallenge, files: readonly SourceFile[], options: RunOptions): Promise<void> {
    const { html, problems } = buildPage(files, { isLoopGuarded: !challenge.disableLoopProtectTests })
    options.onEvent({ type: 'built', problems })
    await followAttempts({
      request: toTestRequest(challenge, files, ''),
      options,
      attempt: async (request, results) => {
        const frame = this.#takeSpare()
        try {
          await frame.ready
          const begin = () => {
            frame.send(toLoadRequest(request.id, html, { beforeAll: challenge.hooks.beforeAll }))
            frame.send(request)
          }
          return await collectResults({ sandbox: frame, request, results, options, begin })
        } finally {
          // Before the next is made: a hung frame would keep its process, and the next one, waiting.
          frame.remove()
          this.prepare()
        }
      },
    })
  }

  async preview(
    challenge: RunnableChallenge,
    files: readonly SourceFile[],
    { host, title, signal, onEvent }: PreviewOptions,
  ): Promise<void> {
    const { html, problems } = buildPage(files, { isLoopGuarded: !challenge.disableLoopProtectPreview })
    onEvent({ type: 'built', problems })
    const frame = openSandboxFrame(this.#address, host)
    fillParent(frame.element)
    frame.element.removeAttribute('tabindex')
    frame.element.title = title
    // Until it has loaded, the page before it stays in sight.
    frame.element.style.position = 'absolute'
    frame.element.style.visibility = 'hidden'
    const { promise, resolve } = Promise.withResolvers<'loaded' | 'hung' | 'aborted'>()
    const abort = () => resolve('aborted')
    signal.addEventListener('abort', abort)
    const id = runId()
    frame.listen((message) => {
      if (!('id' in message) || message.id !== id) return
      if (message.type === 'console') onEvent({ type: 'console', level: message.level, parts: message.parts })
      if (message.type === 'loop')
        onEvent({ type: 'failed', cause: { kind: 'loop-stopped', line: message.line } })
      if (message.type === 'scrolled') this.#scrollTop = message.top
      if (message.type === 'loaded') resolve('loaded')
    })
    await Promise.race([frame.ready, promise])
    const watchdog = startWatchdog(limits.previewTimeoutMs, () => resolve('hung'))
    frame.send(toLoadRequest(id, html, { isPreview: true, scrollTop: this.#scrollTop }))
    const outcome = await promise
    watchdog.stop()
    signal.removeEventListener('abort', abort)
    if (outcome !== 'loaded') frame.remove()
    if (outcome === 'aborted') return
    if (outcome === 'hung') {
      onEvent({ type: 'failed', cause: { kind: 'preview-timeout' } })
      return
    }
    this.#shown?.remove()
    this.#shown = frame
    fillParent(frame.element)
    onEvent({ type: 'done', results: [] })
  }

  dispose(): void {
    this.#spare?.remove()
    this.#shown?.remove()
  }

  #takeSpare(): SandboxFrame {
    this.prepare()
    const frame = this.#spare ?? openSandboxFrame(this.#address, this.#parent)
    this.#spare = undefined
    return frame
  }
}

function toLoadRequest(
  id: string,
  html: string,
  { beforeAll = '', isPreview = false, scrollTop = 0 }: Partial<LoadRequest>,
): LoadRequest {
  const loopLimitMs = isPreview ? limits.previewLoopLimitMs : limits.testLoopLimitMs
  return { type: 'load', id, html, beforeAll, loopLimitMs, isPreview, scrollTop }
}
