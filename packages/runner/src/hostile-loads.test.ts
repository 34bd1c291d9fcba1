import type { CDPSession } from '@playwright/test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import type { RunnableChallenge, RunnerEvent, SourceFile } from './runner.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { sampled } from './testing/sampled.ts'
import { hostileLoads } from './testing/hostile-loads.ts'
import { isNightly } from './testing/is-nightly.ts'
import { type Rig, startRig } from './testing/start-rig.ts'
import { withoutFloodGauge } from './testing/without-flood-gauge.ts'
import { withoutBoundedParts, withoutSizeLimit } from './testing/without-size-limits.ts'

/** The guard must not end these loops, because Stop is being tested. */
const unguarded = { disableLoopProtectTests: true, disableLoopProtectPreview: true }
const page = sampleChallenge(0, ['assert.isTrue(true)'], unguarded)
const program = sampleChallenge(1, ['assert.isTrue(true)'], unguarded)
const python = sampleChallenge(20, ['({ test: () => assert.equal(runPython("1 + 1"), 2) })'])

/** What people perceive as immediate. */
const patienceMs = 200
/** One click in every second frame for about a second and a half: the load has begun long before the last. */
const clicksPerLoad = 40

let rig: Rig
/**
 * Talks to the app's page without Playwright: a memory bomb may crash the learner's own process, and Playwright
 * considers a whole page crashed when one of its frames is.
 */
let session: CDPSession

beforeEach(async () => {
  rig = await startRig({ hasRealLimits: true, isWholeBrowser: true })
  session = await rig.page.context().newCDPSession(rig.page)
  await rig.page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'Stop' })
    document.body.prepend(button)
    button.addEventListener('click', (event) => {
      clicks.push(performance.now() - event.timeStamp)
    })
    globalThis.clicks = []
  })
})
afterEach(() => rig.close())

declare global {
  /** Milliseconds from each click until the page has handled it. */
  var clicks: number[]
}

async function evaluate<Value>(expression: string): Promise<Value> {
  const options = { expression, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', options)
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as Value
}

function callHost(
  verb: 'run' | 'preview',
  challenge: RunnableChallenge,
  files: readonly SourceFile[],
): Promise<RunnerEvent[]> {
  return evaluate(`host.${verb}(${JSON.stringify(challenge)}, ${JSON.stringify(files)})`)
}

async function clickAt(place: { x: number; y: number }): Promise<void> {
  const click = { ...place, button: 'left', clickCount: 1 } as const
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click })
}

const places = [
  [
    'a page’s preview',
    page,
    (js: string) => sampleFiles({ html: `<script>${js}</script>` }),
    'preview',
    'js',
  ],
  ['a page’s tests', page, (js: string) => sampleFiles({ html: `<script>${js}</script>` }), 'run', 'js'],
  ['a program', program, (js: string) => sampleFiles({ js }), 'preview', 'js'],
  ['a program’s tests', program, (js: string) => sampleFiles({ js }), 'run', 'js'],
  ['a Python program', python, (py: string) => sampleFiles({ py }), 'preview', 'py'],
] as const

const passing = {
  js: (kind: typeof page) => (kind === page ? sampleFiles({ html: '<p>' }) : sampleFiles({ js: '' })),
  py: () => sampleFiles({ py: '' }),
}

/** By default every fourth load in one place, a different one for each; all of them in the nightly profile. */
const isTried = (load: number, place: number) =>
  isNightly || (load % 4 === 0 && (load + place) % places.length === 0)

const loadsInPlaces = Object.entries(hostileLoads).flatMap(([name, code], load) =>
  places
    .filter((_, place) => isTried(load, place))
    .flatMap(([place, challenge, filesOf, verb, kind]) => {
      const source = code[kind]
      if (source === undefined) return []
      const passingFiles = passing[kind](challenge)
      return [{ name: `${name} in ${place}`, challenge, files: filesOf(source), passingFiles, verb }]
    }),
)

test.for(loadsInPlaces)(
  '$name leaves the page answering, and Stop ends it',
  async ({ challenge, files, passingFiles, verb }) => {
    const button = await rig.page.getByRole('button', { name: 'Stop' }).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    // Everything is warm now, so that the load begins with the first clicks and lasts through the rest.
    await rig.run(challenge, passingFiles)
    const ended = callHost(verb, challenge, files)
    for (let click = 0; click < clicksPerLoad; click++) {
      await clickAt(button)
      await evaluate(
        'new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => next())))',
      )
    }
    const answers = await evaluate<number[]>('clicks')
    expect(answers).toHaveLength(clicksPerLoad)
    expect(Math.max(...answers)).toBeLessThan(patienceMs)
    await evaluate('host.abort()')
    await ended
    expect(statesOf(await callHost('run', challenge, passingFiles))).toEqual(['passed'])
  },
)

const floods = {
  'to its parent': 'setInterval(() => { for (let i = 0; i < 5000; i++) parent.postMessage(0, "*") })',
  'to the window on top': 'setInterval(() => { for (let i = 0; i < 5000; i++) top.postMessage(0, "*") })',
  'with a port in each':
    'setInterval(() => { for (let i = 0; i < 1000; i++) parent.postMessage(0, "*", [new MessageChannel().port1]) })',
  'from a frame inside':
    'document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: `<script>setInterval(() => { for (let i = 0; i < 5000; i++) top.postMessage(0, "*") })<\\/script>` }))',
  'from frames that are gone when they are heard':
    'setInterval(() => { const frame = Object.assign(document.createElement("iframe"), { srcdoc: `<script>for (let i = 0; i < 5000; i++) top.postMessage(0, "*")<\\/script>` }); document.body.append(frame); setTimeout(() => frame.remove(), 30) }, 50)',
}
const flooding = (js: string) => sampleFiles({ html: `<body><script>${js}</script>` })
/** Twice what a sender sends at once: all of that may be on its way before the app has counted a hundred. */
const fewMessages = 10_000

describe.for(sampled(floods, 5))('a page that floods the app with messages %s', ([, js]) => {
  test('is closed, and sends no more', async () => {
    await callHost('preview', page, flooding(js))
    await expect.poll(() => evaluate('document.querySelectorAll("#preview iframe").length')).toBe(0)
    expect(await evaluate('host.strayMessages')).toBeLessThan(fewMessages)
  })

  test.runIf(isNightly)('continues indefinitely without the flood gauge', async () => {
    const defenceless = await startRig({
      hasRealLimits: true,
      isWholeBrowser: true,
      hostPlugins: [withoutFloodGauge],
    })
    const { page: host } = defenceless
    void defenceless.preview(page, flooding(js)).catch(() => undefined)
    await expect
      .poll(() => host.evaluate(() => globalThis.host.strayMessages), { timeout: 30_000 })
      .toBeGreaterThan(fewMessages)
    await defenceless.close()
  })
})

describe('a console line of millions of characters', () => {
  const files = sampleFiles({
    html: '<script>const long = "b".repeat(2e6); String.prototype.slice = () => long; console.log("x".repeat(20_000))</script>',
  })
  const firstLine = async (on: Rig): Promise<string> => {
    const events = await on.page.evaluate(
      ([challenge, sources]) => globalThis.host.previewUntil(challenge, sources, 'b'),
      [page, files] as const,
    )
    return printedBy(events).join('')
  }

  test('is cut before it is sent', async () => {
    expect((await firstLine(rig)).length).toBeLessThan(1_000_000)
  })

  test.runIf(isNightly)('ends a sandbox that does send it', async () => {
    const unbounded = await startRig({
      hasRealLimits: true,
      isWholeBrowser: true,
      documents: await buildDocuments([withoutBoundedParts]),
    })
    await unbounded.preview(page, files)
    await expect.poll(() => unbounded.page.locator('#preview iframe').count()).toBe(0)
    await unbounded.close()
  })

  test.runIf(isNightly)('reaches the app without both', async () => {
    const defenceless = await startRig({
      hasRealLimits: true,
      isWholeBrowser: true,
      documents: await buildDocuments([withoutBoundedParts]),
      hostPlugins: [withoutSizeLimit],
    })
    expect((await firstLine(defenceless)).length).toBeGreaterThan(1_000_000)
    await defenceless.close()
  })
})

test.for(places.filter((_, place) => isNightly || place === 0))(
  'a process that has gone for want of memory is replaced: %s',
  async ([, challenge, , verb, kind]) => {
    await rig[verb](challenge, passing[kind](challenge))
    await crashSandboxes()
    expect(statesOf(await callHost('run', challenge, passing[kind](challenge)))).toEqual(['passed'])
  },
)

/** Ends every process but the page's own. Frames may share one, and may be replaced meanwhile. */
async function crashSandboxes(): Promise<void> {
  const gone = new Set<string>()
  session.on('Target.targetCrashed', ({ targetId }) => gone.add(targetId))
  session.on('Target.targetDestroyed', ({ targetId }) => gone.add(targetId))
  await session.send('Target.setDiscoverTargets', { discover: true })
  const crashAll = async () => {
    const { targetInfos } = await session.send('Target.getTargets')
    for (const { targetId } of targetInfos.filter(({ type }) => type === 'iframe')) {
      if (gone.has(targetId)) continue
      // One that is replaced just now cannot be attached to anymore.
      const attached = await session.send('Target.attachToTarget', { targetId }).catch(() => undefined)
      if (!attached) continue
      const message = JSON.stringify({ id: 1, method: 'Page.crash' })
      await session.send('Target.sendMessageToTarget', { sessionId: attached.sessionId, message })
      // One that is replaced after that never crashes, and the next round looks again.
      await expect.poll(() => gone.has(targetId), { timeout: 5_000 }).toBe(true)
    }
    return gone.size
  }
  // While a sandbox is replaced there may be none.
  await expect.poll(crashAll, { timeout: 30_000 }).toBeGreaterThan(0)
}
