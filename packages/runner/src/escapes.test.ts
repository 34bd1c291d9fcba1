import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunnerEvent } from './runner.ts'
import { attemptScript, escapeAttempts } from './testing/escape-attempts.ts'
import { printedBy, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { type Page, type Rig, startRig } from './testing/index.ts'

const names = [...escapeAttempts.keys()]

/** Printed after every attempt has told what it got. */
const over = 'all attempts are over'
const tests = (rig: Rig) => names.map((name) => `await ${attemptScript(name, rig.appOrigin)}`)
const allAtOnce = (rig: Rig) =>
  `Promise.all([${names.map((name) => attemptScript(name, rig.appOrigin)).join(',\n')}]).then(() => console.log(${JSON.stringify(over)}))`

/** Where learner code runs: each makes every attempt. */
const places = {
  'a page’s preview': (rig: Rig) =>
    rig.page.evaluate(([challenge, files, line]) => globalThis.host.previewUntil(challenge, files, line), [
      sampleChallenge(0, []),
      sampleFiles({ html: `<p>Learner</p><script>${allAtOnce(rig)}</script>` }),
      over,
    ] as const),
  'a page’s tests': (rig: Rig) =>
    rig.run(sampleChallenge(0, tests(rig)), sampleFiles({ html: '<p>Learner</p>' })),
  'a program’s tests': (rig: Rig) =>
    rig.run(sampleChallenge(1, [`await ${allAtOnce(rig)}`]), sampleFiles({ js: '' })),
  'a Python program': (rig: Rig) =>
    rig.run(
      sampleChallenge(20, ['({ test: () => globalThis.attempts })']),
      sampleFiles({ py: `import js\njs.eval(${JSON.stringify(`globalThis.attempts = ${allAtOnce(rig)}`)})` }),
    ),
} as const satisfies Record<string, (rig: Rig) => Promise<RunnerEvent[]>>

describe.for(Object.entries(places))('%s', ([, makeAttempts]) => {
  let rig: Rig
  let printed: string[]
  let historyLength: number

  beforeAll(async () => {
    rig = await startRig()
    historyLength = await rig.page.evaluate(() => history.length)
    printed = printedBy(await makeAttempts(rig))
  })
  afterAll(() => rig.close())

  test.for(names)('%s in vain', (name) => {
    const own = printed.filter((line) => line === `${name} nothing` || line.startsWith(`${name} got`))
    expect(own).toEqual([`${name} nothing`])
    expect(requestsOf(rig, name)).toEqual([])
  })

  test('leaves the app where and as it was', async () => {
    expect(rig.page.url()).toBe(`${rig.appOrigin}/`)
    expect(rig.page.context().pages()).toHaveLength(1)
    expect(await rig.page.evaluate(() => history.length)).toBe(historyLength)
    expect(rig.appRequests.filter(({ url }) => !url.startsWith('/assets/'))).toEqual([])
  })
})

describe('a page of learner code', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig()
  })
  afterAll(() => rig.close())

  test('that moves itself to the app is not followed there', async () => {
    rig.appRequests.length = 0
    const refresh = `<meta http-equiv="refresh" content="0;url=${rig.appOrigin}/refreshed">`
    const move = `<script>location = '${rig.appOrigin}/moved'</script>`
    for (const html of [refresh, move]) await rig.preview(sampleChallenge(0, []), sampleFiles({ html }))
    expect(rig.appRequests.filter(({ url }) => !url.startsWith('/assets/'))).toEqual([])
    expect(rig.page.url()).toBe(`${rig.appOrigin}/`)
  })

  test('belongs to no origin and shares its process with nobody', async () => {
    const challenge = sampleChallenge(0, ['console.log(self.origin, crossOriginIsolated)'])
    expect(printedBy(await rig.run(challenge, sampleFiles({ html: '' })))).toEqual(['null true'])
  })

  test('has none of the ways around the policy: history, form and peer connection', async () => {
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

describe('without the content policy of the documents', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig({ headers: { 'content-security-policy': null } })
  })
  afterAll(() => rig.close())

  test.for(names.filter((name) => escapeAttempts.get(name)?.falls === 'policy'))('%s', async (name) => {
    const page = await rig.newPage()
    void attemptOn(page, rig, name)
    await expect.poll(() => requestsOf(rig, name), { timeout: 5000 }).not.toEqual([])
    // Even so it comes as nobody: the frame has no origin, and no cookies.
    for (const { cookie } of requestsOf(rig, name)) expect(cookie).toBe('')
    await page.close()
  })
})

describe('without any border between the documents and the app', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig({ hasBorder: false })
  })
  afterAll(() => rig.close())

  test.for(names.filter((name) => escapeAttempts.get(name)?.falls === 'border'))('%s', async (name) => {
    const page = await rig.newPage()
    await page.context().grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
    await page.context().setGeolocation({ latitude: 1, longitude: 2 })
    await page.bringToFront()
    const printed = attemptOn(page, rig, name)
    const got = printed.then((lines) => lines.some((line) => line.startsWith(`${name} got`)))
    const popups = page
      .context()
      .waitForEvent('page', { timeout: 5000 })
      .then(() => true)
    const arrived = async () => {
      await expect.poll(() => requestsOf(rig, name).length, { timeout: 5000 }).toBeGreaterThan(0)
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

/** Makes one attempt as a page's test; what it printed, or nothing when it took the page away. */
async function attemptOn(page: Page, rig: Rig, name: string): Promise<string[]> {
  try {
    const events = await page.evaluate(([challenge, files]) => globalThis.host.run(challenge, files), [
      sampleChallenge(0, [`await ${attemptScript(name, rig.appOrigin)}`]),
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
