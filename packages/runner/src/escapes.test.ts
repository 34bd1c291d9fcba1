import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunnerEvent } from './runner.ts'
import { printedBy, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { type Rig, startRig } from './testing/start-rig.ts'

/** Each says what it got hold of; `APP` is the app's address. `nothing` and an error are both fine. */
const attempts: Readonly<Record<string, string>> = {
  'reads the app’s document': 'parent.document.body.textContent',
  'reads a global of the app': 'parent.host',
  'reads the app’s cookies': 'document.cookie',
  'reads the app’s storage':
    'Object.getOwnPropertyDescriptor(Window.prototype, "localStorage")?.get.call(window)',
  'opens a database': 'await promised(indexedDB.open("a"))',
  'opens a cache': 'await caches.open("a")',
  'fetches from the app': 'await (await fetch("APP/api", { credentials: "include" })).status',
  'fetches from the app without asking for an answer':
    'await fetch("APP/api", { mode: "no-cors", credentials: "include" })',
  'asks the app the old way':
    'await new Promise((done, fail) => { const r = new XMLHttpRequest(); r.withCredentials = true; r.onload = () => done(r.status); r.onerror = fail; r.open("GET", "APP/api"); r.send() })',
  'sends a beacon to the app': '(navigator.sendBeacon("APP/api", "x"), await pause(), "")',
  'opens a socket to the app':
    'await new Promise((done, fail) => { const s = new WebSocket("APP/api".replace("http", "ws")); s.onopen = () => done("open"); s.onerror = fail })',
  'listens to the app':
    'await new Promise((done, fail) => { const s = new EventSource("APP/api"); s.onopen = () => done("open"); s.onerror = fail })',
  'fetches from a worker of its own':
    "await inWorker(\"fetch('APP/api', { credentials: 'include' }).then((r) => postMessage(r.status), () => postMessage(''))\")",
  'imports a script of the app': 'await import("APP/host.js")',
  'loads a script of the app':
    'await added(Object.assign(document.createElement("script"), { src: "APP/host.js" }))',
  'loads a style sheet of the app':
    'await added(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "APP/x.css" }))',
  'loads a picture of the app':
    'await added(Object.assign(document.createElement("img"), { src: "APP/x.png" }))',
  'shows the app in a frame':
    '(document.body.append(Object.assign(document.createElement("iframe"), { src: "APP/frame" })), await pause(), "")',
  'opens a window': 'window.open("APP/popup")',
  'follows a link to a new window':
    '(Object.assign(document.createElement("a"), { href: "APP/blank", target: "_blank" }).click(), await pause(), "")',
  'follows a link over the app':
    '(Object.assign(document.createElement("a"), { href: "APP/top", target: "_top" }).click(), await pause(), "")',
  'moves the app elsewhere': '(top.location = "APP/moved", await pause(), "")',
  'sends a form':
    'await (async () => { const form = Object.assign(document.createElement("form"), { action: "APP/form", method: "post" }); document.body.append(form); form.submit(); await pause(); return "" })()',
  'sends a form over the app':
    'await (async () => { const form = Object.assign(document.createElement("form"), { action: "APP/form", target: "_top" }); document.body.append(form); HTMLFormElement.prototype.submit.call(form); await pause(); return "" })()',
  'registers a service worker': 'await navigator.serviceWorker.register("APP/host.js")',
  'fills the app’s history':
    '(Array.from({ length: 9 }, (_, i) => history.pushState(0, "", "#" + i)), await pause(), "")',
  'finds the local address': 'new RTCPeerConnection()',
  'asks where the camper is':
    'await new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail))',
  'reads the clipboard': 'await navigator.clipboard.readText()',
  'goes full screen': 'await document.documentElement.requestFullscreen()',
}

const tools = `
const promised = (request) => new Promise((done, fail) => { request.onsuccess = () => done("open"); request.onerror = fail })
const pause = () => new Promise((done) => setTimeout(done, 60))
const added = (element) => new Promise((done, fail) => { element.onload = () => done("loaded"); element.onerror = fail; document.head.append(element) })
const inWorker = (text) => new Promise((done, fail) => { const w = new Worker(URL.createObjectURL(new Blob([text]))); w.onmessage = (e) => done(e.data); w.onerror = fail })
`

/** A test that waits for the attempt and prints what came of it. `name` stands in each address. */
function attemptTest(rig: Rig, name: string, expression: string): string {
  const code = expression.replaceAll('APP', `${rig.appOrigin}/${encodeURIComponent(name)}`)
  return `${tools}
    let got
    try { got = await (async () => ${code})() } catch { got = undefined }
    console.log(${JSON.stringify(name)}, got === undefined || got === null || got === '' ? 'nothing' : 'got ' + String(got))`
}

function attempt(rig: Rig, name: string, expression = attempts[name] ?? ''): Promise<RunnerEvent[]> {
  return rig.run(sampleChallenge(0, [attemptTest(rig, name, expression)]), sampleFiles({ html: '' }))
}

describe('a page of learner code', () => {
  let rig: Rig
  let printed: string[]
  let historyLength: number

  beforeAll(async () => {
    rig = await startRig()
    historyLength = await rig.page.evaluate(() => history.length)
    const tests = Object.entries(attempts).map(([name, expression]) => attemptTest(rig, name, expression))
    printed = printedBy(await rig.run(sampleChallenge(0, tests), sampleFiles({ html: '<p>Learner</p>' })))
  })
  afterAll(() => rig.close())

  test.for(Object.keys(attempts))('%s in vain', (name) => {
    expect(printed).toContain(`${name} nothing`)
    const requests = rig.appRequests.filter(({ url }) => url.startsWith(`/${encodeURIComponent(name)}`))
    expect(requests).toEqual([])
  })

  test('leaves the app where and as it was', async () => {
    expect(rig.page.url()).toBe(`${rig.appOrigin}/`)
    expect(rig.page.context().pages()).toHaveLength(1)
    expect(await rig.page.evaluate(() => history.length)).toBe(historyLength)
    expect(rig.appRequests.filter(({ url }) => url !== '/favicon.ico')).toEqual([])
  })

  test('that moves itself to the app is not followed there', async () => {
    rig.appRequests.length = 0
    const refresh = `<meta http-equiv="refresh" content="0;url=${rig.appOrigin}/refreshed">`
    const move = `<script>location = '${rig.appOrigin}/moved'</script>`
    for (const html of [refresh, move]) await rig.preview(sampleChallenge(0, []), sampleFiles({ html }))
    expect(rig.appRequests).toEqual([])
    expect(rig.page.url()).toBe(`${rig.appOrigin}/`)
  })

  test('belongs to no origin and shares its process with nobody', async () => {
    const events = await rig.run(
      sampleChallenge(0, ['console.log(self.origin, crossOriginIsolated)']),
      sampleFiles({ html: '' }),
    )
    expect(printedBy(events)).toEqual(['null true'])
  })
})

describe('a JavaScript program of a learner', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig()
  })
  afterAll(() => rig.close())

  test.for([
    ['fetches from the app', 'await (await fetch("APP/api", { credentials: "include" })).status'],
    [
      'asks the app the old way',
      'await new Promise((done, fail) => { const r = new XMLHttpRequest(); r.onload = () => done(r.status); r.onerror = fail; r.open("GET", "APP/api"); r.send() })',
    ],
    ['imports a script of the app', 'await import("APP/host.js")'],
    ['takes a script of the app in', 'importScripts("APP/host.js")'],
    [
      'opens a database',
      'await new Promise((done, fail) => { const r = indexedDB.open("a"); r.onsuccess = done; r.onerror = fail })',
    ],
    ['reads the document', 'document.cookie'],
  ])('%s in vain', async ([, expression = '']) => {
    rig.appRequests.length = 0
    const js = `let got\ntry { got = ${expression.replaceAll('APP', rig.appOrigin)} } catch {}\nconsole.log(got ? 'got ' + got : 'nothing')`
    expect(printedBy(await rig.run(sampleChallenge(1, ['']), sampleFiles({ js })))).toEqual(['nothing'])
    expect(rig.appRequests).toEqual([])
  })
})

const silentFetch = 'fetches from the app without asking for an answer'
const silentFetchUrl = `/${encodeURIComponent(silentFetch)}/api`

describe('without the policy of the documents', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig({ headers: { 'content-security-policy': null } })
  })
  afterAll(() => rig.close())

  test('a request reaches the app, though still as nobody', async () => {
    await attempt(rig, silentFetch)
    expect(rig.appRequests).toContainEqual({ method: 'GET', url: silentFetchUrl, cookie: '', origin: 'null' })
  })
})

describe('without the policy of the documents and without the sandbox', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig({ headers: { 'content-security-policy': null, 'document-isolation-policy': null } })
    await rig.page.evaluate(() => {
      const element = Element.prototype
      // oxlint-disable-next-line unbound-method -- the proxy passes `this` on
      element.setAttribute = new Proxy(element.setAttribute, {
        apply: (set, target, [name, value]: [string, string]) =>
          name === 'sandbox' ? undefined : Reflect.apply(set, target, [name, value]),
      })
    })
  })
  afterAll(() => rig.close())

  test('the session is read', async () => {
    const events = await attempt(rig, 'reads the app’s cookies')
    expect(printedBy(events)).toEqual(['reads the app’s cookies got session=secret'])
  })

  test('requests carry the session', async () => {
    await attempt(rig, silentFetch)
    expect(rig.appRequests).toContainEqual(
      expect.objectContaining({ url: silentFetchUrl, cookie: 'session=secret' }),
    )
  })

  test('windows open', async () => {
    const opened = rig.page.context().waitForEvent('page')
    await attempt(rig, 'opens a window')
    expect(await opened).toBeDefined()
  })
})
