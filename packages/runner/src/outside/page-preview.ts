import { limits, sandboxQuery } from '@cairn/contract'
import type { PreviewOptions } from '../runner.ts'
import { escapeTwice } from './escape-twice.ts'
import { hide, unhide } from './hide-frame.ts'
import { isForeignSource } from './is-foreign-source.ts'
import { markEntered } from './mark-entered.ts'
import { openFrame, type SandboxFrame } from './open-frame.ts'
import { loadForPreview, type PageParts } from './requests.ts'
import { watchFocus } from './watch-focus.ts'
import { watchHistory } from './watch-history.ts'
import { watchPainting } from './watch-painting.ts'
import { startWatchdog } from './watchdog.ts'

export type PagePreview = {
  /** Shows a page in place of the previous one; settles when it has loaded or failed to. */
  show: (page: PageParts, options: PreviewOptions) => Promise<void>
  dispose: () => void
}

const causes = {
  hung: { kind: 'preview-timeout', limitMs: limits.previewTimeoutMs },
  closed: { kind: 'page-closed' },
  unavailable: { kind: 'unavailable' },
} as const

type Outcome = 'settled' | 'hung' | 'closed' | 'unavailable' | 'replaced'

/** The page that the camper looks at. The old one stays visible until the new one has loaded. */
export function createPagePreview(address: string): PagePreview {
  let shown: SandboxFrame | undefined
  let replacePending: () => void = () => undefined
  const before = { scrollTop: 0, appearance: [] as readonly number[] }

  const show = async (page: PageParts, options: PreviewOptions): Promise<void> => {
    const { host, title, mayLoadFrom = [], signal, onEvent } = options
    replacePending()
    if (signal.aborted) return
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const sources = mayLoadFrom.filter(isForeignSource)
    const frame = openFrame(address + sandboxQuery(sources), host)
    frame.element.title = title
    hide(frame.element)
    const allowFocus = watchFocus(frame)
    const allowEntries = watchHistory(frame)
    watchPainting(frame)
    const isWayOut = escapeTwice()
    markEntered(host, frame)
    const leave = () => {
      resolve('replaced')
      frame.dispose()
      if (shown === frame) shown = undefined
    }
    signal.addEventListener('abort', leave, { once: true })
    replacePending = leave
    const request = loadForPreview(page, before)
    frame.listen((message) => {
      if (message.id !== request.id) return
      if (message.type === 'console') onEvent({ type: 'console', level: message.level, parts: message.parts })
      if (message.type === 'loop')
        onEvent({ type: 'failed', cause: { kind: 'loop-stopped', line: message.line } })
      if (message.type === 'scrolled') before.scrollTop = message.top
      if (message.type === 'appeared') before.appearance = message.appearance
      if (message.type === 'touched') {
        allowEntries()
        if (message.by === 'pointer') allowFocus()
        if (isWayOut(message.by)) host.focus()
      }
      if (message.type === 'withheld' && isForeignSource(message.origin)) {
        onEvent({ type: 'withheld', origin: message.origin })
      }
      if (message.type === 'blocked') onEvent({ type: 'blocked', navigation: message.navigation })
      if (message.type === 'settled') resolve('settled')
    })
    // A page that has gone elsewhere leaves the browser's error page behind, which answers nothing. One that is only
    // busy gets a second chance.
    const endIfGone = async () => {
      if (shown === frame && !(await frame.isAlive()) && !(await frame.isAlive())) frame.end()
    }
    frame.element.addEventListener('load', () => void endIfGone())
    const tellEnd = async () => {
      await frame.ended
      resolve('closed')
      if (shown !== frame || signal.aborted) return
      shown = undefined
      onEvent({ type: 'failed', cause: { kind: 'page-closed' } })
    }
    void tellEnd()
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
    onEvent({ type: 'failed', cause: causes[outcome] })
  }

  return {
    show,
    dispose: () => {
      replacePending()
      shown?.dispose()
    },
  }
}
