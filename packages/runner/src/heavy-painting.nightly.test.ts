import { afterEach, expect, test } from 'vitest'
import { sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { type Rig, type RigOptions, startRig } from './testing/start-rig.ts'
import { withoutPaintingWatch } from './testing/without-watches.ts'

let rig: Rig
afterEach(() => rig.close())

/** Shows a page of elements that are drawn again all the time, each through a filter over all that is behind it. */
async function showFilters(count: number, options: RigOptions = {}): Promise<void> {
  rig = await startRig({ isWholeBrowser: true, ...options })
  await rig.preview(
    sampleChallenge(0, []),
    sampleFiles({
      html: `<style>
        @keyframes turn { to { transform: scale(3) rotate(99deg) } }
        i { position: absolute; inset: 0; backdrop-filter: blur(200px) hue-rotate(9deg); animation: turn 1s infinite }
      </style>${'<i></i>'.repeat(count)}`,
    }),
  )
}

const frames = () => rig.page.locator('#preview iframe').count()
/** How many frames the app paints in so many seconds. Its timers run however busy the painting is. */
const paintedIn = (seconds: number) =>
  rig.page.evaluate(
    (most) =>
      new Promise<number>((resolve) => {
        let painted = 0
        const count = () => {
          painted += 1
          requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
        setTimeout(() => resolve(painted), most * 1000)
      }),
    seconds,
  )

test('a page that is so heavy to draw that nothing is painted any more is closed', async () => {
  await showFilters(200)
  await expect.poll(frames, { timeout: 60_000 }).toBe(0)
})

test('twin: stays without the watch, and nothing is painted', async () => {
  await showFilters(200, { hostPlugins: [withoutPaintingWatch] })
  await expect.poll(() => paintedIn(8), { timeout: 120_000 }).toBe(0)
  expect(await frames()).toBe(1)
})

test('a page that is drawn again all the time stays while the browser can paint it', async () => {
  await showFilters(1)
  expect(await paintedIn(10)).toBeGreaterThan(10)
  expect(await frames()).toBe(1)
})
