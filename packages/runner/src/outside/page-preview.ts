import { limits } from '@cairn/contract'
import type { PreviewOptions } from '../runner.ts'
import { openFrame, type SandboxFrame } from './open-frame.ts'
import { loadForPreview, type PageParts } from './requests.ts'
import { startWatchdog } from './watchdog.ts'

export type PagePreview = {
  /** Shows a page in place of the one before it; settles when it has loaded, or could not. */
  show: (page: PageParts, options: PreviewOptions) => Promise<void>
  dispose: () => void
}

type Outcome = 'settled' | 'hung' | 'unavailable' | 'replaced'

/** The page that the camper looks at. The old one stays in sight until the new one has loaded. */
export function createPagePreview(address: string): PagePreview {
  let shown: SandboxFrame | undefined
  let replacePending: () => void = () => undefined
  let scrollTop = 0

  const show = async (page: PageParts, { host, title, signal, onEvent }: PreviewOptions): Promise<void> => {
    replacePending()
    if (signal.aborted) return
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const frame = openFrame(address, host)
    frame.element.title = title
    hide(frame.element)
    const leave = () => {
      resolve('replaced')
      frame.dispose()
      if (shown === frame) shown = undefined
    }
    signal.addEventListener('abort', leave, { once: true })
    replacePending = leave
    const request = loadForPreview(page, scrollTop)
    frame.listen((message) => {
      if (message.id !== request.id) return
      if (message.type === 'console') onEvent({ type: 'console', level: message.level, parts: message.parts })
      if (message.type === 'loop')
        onEvent({ type: 'failed', cause: { kind: 'loop-stopped', line: message.line } })
      if (message.type === 'scrolled') scrollTop = message.top
      if (message.type === 'settled') resolve('settled')
    })
    const isReady = await frame.ready
    if (!isReady) resolve('unavailable')
    const watchdog = startWatchdog(limits.previewTimeoutMs, () => resolve('hung'))
    if (isReady) frame.send(request)
    const outcome = await promise
    watchdog.stop()
    if (outcome === 'replaced') return
    replacePending = () => undefined
    if (outcome === 'settled') {
      shown?.dispose()
      shown = frame
      unhide(frame.element)
      onEvent({ type: 'done', results: [] })
      return
    }
    signal.removeEventListener('abort', leave)
    frame.dispose()
    const cause =
      outcome === 'hung'
        ? ({ kind: 'preview-timeout', limitMs: limits.previewTimeoutMs } as const)
        : ({ kind: 'unavailable' } as const)
    onEvent({ type: 'failed', cause })
  }

  return {
    show,
    dispose: () => {
      replacePending()
      shown?.dispose()
    },
  }
}

function hide({ style }: HTMLIFrameElement): void {
  style.position = 'absolute'
  style.visibility = 'hidden'
}

function unhide({ style }: HTMLIFrameElement): void {
  style.removeProperty('position')
  style.removeProperty('visibility')
}
