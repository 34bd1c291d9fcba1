import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunnerEvent } from './runner.ts'
import { attemptScript, attemptsScript, escapeAttempts } from './testing/escape-attempts.ts'
import { isNightly } from './testing/is-nightly.ts'
import { printedBy, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import {
  openStranger,
  type Page,
  type Rig,
  type RigOptions,
  startRig,
  type Stranger,
} from './testing/index.ts'
import { buildWithJavaScript } from './testing/with-javascript.ts'

const names = [...escapeAttempts.keys()]

/** Of what gets out without a protection, an eighth by default: each attempt has a page of its own. */
const isTried = (_: string, index: number) => isNightly || index % 8 === 0

type World = { rig: Rig; stranger: Stranger; close: () => Promise<void> }

/**
 * In the browser that learners have, and over TLS, because holes in a policy that allows `https:` do not show
 * otherwise.
 */
async function startWorld(options: RigOptions = {}): Promise<World> {
  const [rig, stranger] = await Promise.all([
    startRig({ isWholeBrowser: true, isSecure: true, ...options }),
    openStranger(),
  ])
  const close = async () => {
    await rig.close()
    stranger.close()
  }
  return { rig, stranger, close }
}

const targetsIn = ({ rig, stranger }: World) => ({ app: rig.appOrigin, stranger: stranger.origin })

/** Printed after every attempt has reported its result. */
const over = 'all attempts are over'
const tests = (world: World) => names.map((name) => `await ${attemptScript(name, targetsIn(world))}`)
const allAtOnce = (world: World, made: readonly string[] = names) =>
  `${attemptsScript(made, targetsIn(world))}.then(() => console.log(${JSON.stringify(over)}))`

/** After the page has loaded, because attempts would otherwise count as part of loading, which is limited. */
const afterLoading = (script: string) => `addEventListener('load', () => setTimeout(() => ${script}))`

const previewAll = (world: World, made: readonly string[] = names) =>
  world.rig.page.evaluate(
    ([challenge, files, line]) => globalThis.host.previewUntil(challenge, files, line),
    [
      sampleChallenge(0, []),
      sampleFiles({ html: `<p>Learner</p><script>${afterLoading(allAtOnce(world, made))}</script>` }),
      over,
    ] as const,
  )

/** The places where learner code runs: each makes every attempt. */
const places = {
  'a page’s preview': (world) => previewAll(world),
  'a page’s tests': (world) =>
    world.rig.run(sampleChallenge(0, tests(world)), sampleFiles({ html: '<p>Learner</p>' })),
  'a program’s tests': (world) =>
    world.rig.run(sampleChallenge(1, [`await ${allAtOnce(world)}`]), sampleFiles({ js: '' })),
  'a Python program': (world) =>
    world.rig.run(
      sampleChallenge(20, ['({ test: () => globalThis.attempts })']),
      sampleFiles({
        py: `import js\njs.eval(${JSON.stringify(`globalThis.attempts = ${allAtOnce(world)}`)})`,
      }),
    ),
} as const satisfies Record<string, (world: World) => Promise<RunnerEvent[]>>

/** By default the preview of a page. */
const chosenPlaces = Object.entries(places).slice(0, isNightly ? undefined : 1)

describe.for(chosenPlaces)('%s', ([, makeAttempts]) => {
  let world: World
  let printed: string[]
  let historyLength: number

  beforeAll(async () => {
    world = await startWorld(
      makeAttempts === places['a Python program'] ? { documents: await buildWithJavaScript() } : {},
    )
    historyLength = await world.rig.page.evaluate(() => history.length)
    printed = printedBy(await makeAttempts(world))
  }, 120_000)
  afterAll(() => world.close())

  test.for(names)('%s in vain', (name) => {
    const own = printed.filter((line) => line === `${name} nothing` || line.startsWith(`${name} got`))
    expect(own).toEqual([`${name} nothing`])
    expect(requestsOf(world.rig, name)).toEqual([])
  })

  test('reaches no server, by no connection', () => {
    expect(world.stranger.requests).toEqual([])
    expect(world.stranger.connections()).toBe(0)
  })

  test('leaves the app where and as it was', async () => {
    const { rig } = world
    expect(rig.page.url()).toBe(`${rig.appOrigin}/`)
    expect(rig.page.context().pages()).toHaveLength(1)
    expect(await rig.page.evaluate(() => history.length)).toBe(historyLength)
    expect(rig.appRequests.filter(({ url }) => !url.startsWith('/assets/'))).toEqual([])
  })
})

/** Two layers of defense; a browser may support only one of them. */
describe.runIf(isNightly).for(['content-security-policy', 'connection-allowlist'])(
  'without the header %s',
  (header) => {
    test('a page’s preview still reaches no server', async () => {
      const world = await startWorld({ headers: { [header]: null } })
      await previewAll(world)
      expect(world.stranger.requests).toEqual([])
      expect(world.rig.appRequests.filter(({ url }) => !url.startsWith('/assets/'))).toEqual([])
      await world.close()
    })
  },
)

describe('a page of learner code', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig()
  })
  afterAll(() => rig.close())

  test('has an opaque origin and a process of its own', async () => {
    const challenge = sampleChallenge(0, ['console.log(self.origin, crossOriginIsolated)'])
    expect(printedBy(await rig.run(challenge, sampleFiles({ html: '' })))).toEqual(['null true'])
  })

  test('has no way around the policy: history, form or peer connection', async () => {
    const challenge = sampleChallenge(0, [
      'for (let i = 0; i < 9; i++) history.pushState(0, "", "#" + i); assert.equal(history.length, before)',
      'assert.isUndefined(window.RTCPeerConnection)',
      'assert.isNull(prompt()); assert.isFalse(confirm()); assert.isUndefined(alert())',
    ])
    const events = await rig.run(
      challenge,
      sampleFiles({ html: '<script>const before = history.length</script>' }),
    )
    expect(events.at(-1)).toMatchObject({ results: challenge.tests.map(() => ({ state: 'passed' })) })
  })
})

describe('without the policies of the documents', () => {
  const fallen = names.filter((name) => escapeAttempts.get(name)?.falls === 'policy').filter(isTried)
  let world: World
  const arrivedOf = (name: string) => [
    ...requestsOf(world.rig, name).map(({ url }) => url),
    ...world.stranger.requests.filter((url) => url.startsWith(`/${encodeURIComponent(name)}/`)),
  ]

  beforeAll(async () => {
    world = await startWorld({ headers: { 'content-security-policy': null, 'connection-allowlist': null } })
    // Together first, because opening a page for each takes minutes.
    await previewAll(world, fallen)
  })
  afterAll(() => world.close())

  /** An attempt that another one disturbed gets a page of its own, which stays open until the end. */
  const makeAlone = async (name: string) => {
    if (arrivedOf(name).length > 0) return
    const page = await world.rig.newPage()
    const html = `<p>Learner</p><script>${attemptScript(name, targetsIn(world))}</script>`
    // A page that is not navigated away has all the time that it needs.
    await page.evaluate(([challenge, files]) => globalThis.host.preview(challenge, files), [
      sampleChallenge(0, []),
      sampleFiles({ html }),
    ] as const)
  }

  test.for(fallen)('%s', async (name) => {
    await makeAlone(name)
    await expect.poll(() => arrivedOf(name), { timeout: 20_000 }).not.toEqual([])
    // Even so the request is anonymous: the frame has no origin, and no cookies.
    for (const { cookie } of requestsOf(world.rig, name)) expect(cookie).toBe('')
  })
})

describe('without any border between the documents and the app', () => {
  let world: World

  beforeAll(async () => {
    world = await startWorld({ hasBorder: false })
  })
  afterAll(() => world.close())

  const fallen = names.filter((name) => escapeAttempts.get(name)?.falls === 'border').filter(isTried)

  test.for(fallen)('%s', async (name) => {
    const { rig } = world
    const page = await rig.newPage()
    await page.context().grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
    await page.context().setGeolocation({ latitude: 1, longitude: 2 })
    await page.bringToFront()
    const printed = attemptOn(page, world, name)
    const got = printed.then((lines) => lines.some((line) => line.startsWith(`${name} got`)))
    const popups = page
      .context()
      .waitForEvent('page', { timeout: 20_000 })
      .then(() => true)
    const arrived = async () => {
      await expect.poll(() => requestsOf(rig, name).length, { timeout: 20_000 }).toBeGreaterThan(0)
    }
    const signs = [got.then(orFail), popups, arrived()]
    await expect(Promise.any(signs)).resolves.not.toThrow()
    await page.context().close()
  })
})

function orFail(isTrue: boolean): true {
  if (!isTrue) throw new Error('The attempt got nothing')
  return true
}

/** Makes one attempt as a page's test; what it printed, or nothing when it navigated the page away. */
async function attemptOn(page: Page, world: World, name: string): Promise<string[]> {
  try {
    const events = await page.evaluate(([challenge, files]) => globalThis.host.run(challenge, files), [
      sampleChallenge(0, [`await ${attemptScript(name, targetsIn(world))}`]),
      sampleFiles({ html: '<p>Learner</p>' }),
    ] as const)
    return printedBy(events)
  } catch {
    return []
  }
}

function requestsOf(rig: Rig, name: string) {
  return rig.appRequests.filter(({ url }) => url.startsWith(`/${encodeURIComponent(name)}`))
}
