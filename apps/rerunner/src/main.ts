import { type RerunnerMessage, RerunRequest } from '@cairn/contract'
import type { Browser } from 'playwright-core'
import { openBrowser } from './open-browser.ts'
import { readSettings } from './read-settings.ts'
import { runAgain } from './run-again.ts'
import { serveRunner } from './serve-runner.ts'
import { watchMemory } from './watch-memory.ts'

/** The server waits longer before it kills this process. */
const closingMs = 3000

let opened: Browser | undefined

// The server decides when this process ends; a signal of the terminal is sent to both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
// The browser ends with this process; one that is closed leaves nothing in the folder for temporary files. The server may
// have ended while this was loaded.
process.on('disconnect', () => {
  setTimeout(() => process.exit(), closingMs)
  void Promise.resolve(opened?.close()).finally(() => process.exit())
})
if (!process.connected) process.exit()

const settings = readSettings(process.argv.slice(2))
const serve = await serveRunner(settings)

const tell = (message: RerunnerMessage) => process.send?.(message)

const opening = openBrowser(settings.browserPath).then(
  ({ browser, isSandboxed }) => {
    opened = browser
    tell({ type: 'browser', state: isSandboxed ? 'sandboxed' : 'without-sandbox' })
    return browser
  },
  (error: unknown) => {
    tell({ type: 'browser', state: 'missing', reason: String(error) })
    return undefined
  },
)

process.on('message', (message) => void answer(RerunRequest.parse(message)))

async function answer({ run, rerun }: RerunRequest): Promise<void> {
  const browser = await opening
  // The browser ends with this process, and the server takes its end for a crash.
  const stopWatching = watchMemory(settings.mostMemoryBytes, () => process.exit())
  const outcome = browser ? await runAgain({ browser, serve }, rerun) : ({ is: 'unavailable' } as const)
  stopWatching()
  tell({ type: 'outcome', run, outcome })
}
