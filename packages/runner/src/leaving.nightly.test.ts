import { afterEach, describe, expect, test } from 'vitest'
import { sandboxQuery } from '@cairn/contract'
import { type Rig, type RigOptions, sampleChallenge, sampleFiles, startRig } from './testing/index.ts'
import { openStranger, type Stranger } from './testing/open-stranger.ts'
import { sampled } from './testing/sampled.ts'

/** A browser that does not support the header. */
const withoutAllowlist = { 'connection-allowlist': null }

let rig: Rig
let stranger: Stranger

async function open(headers: RigOptions['headers'] = {}): Promise<void> {
  ;[rig, stranger] = await Promise.all([
    startRig({ hasRealLimits: true, isWholeBrowser: true, isSecure: true, headers }),
    openStranger(),
  ])
}
afterEach(async () => {
  await rig.close()
  stranger.close()
})

const preview = (html: string) => rig.preview(sampleChallenge(0, []), sampleFiles({ html }))
const requestsOfApp = () => rig.appRequests.filter(({ url }) => !url.startsWith('/assets/'))
const frames = () => rig.page.evaluate(() => document.querySelectorAll('#preview iframe').length)

/** A page has a moment to answer before it is closed. */
const patience = { timeout: 15_000 }

const ways = {
  'by its address': (to: string) => `<script>location = '${to}?secret=typed'</script>`,
  'by a refresh': (to: string) => `<meta http-equiv="refresh" content="0;url=${to}?secret=typed">`,
}

describe.for(sampled(ways, 2))('a page that navigates away %s', ([, leave]) => {
  test('opens no connection, and is closed', async () => {
    await open()
    for (const origin of [stranger.origin, rig.appOrigin]) {
      await preview(leave(`${origin}/left`))
      await expect.poll(frames, patience).toBe(0)
    }
    expect(stranger.connections()).toBe(0)
    expect(requestsOfApp()).toEqual([])
  })

  test('opens one without the connection allowlist, requests nothing over it, and is closed', async () => {
    await open(withoutAllowlist)
    await preview(leave(`${stranger.origin}/left`))
    await expect.poll(stranger.connections, patience).toBeGreaterThan(0)
    await expect.poll(frames, patience).toBe(0)
    expect(stranger.requests).toEqual([])
  })
})

describe('a page that goes to a document of ours that may load more', () => {
  test.for([{}, withoutAllowlist])('is not run there, and is closed', async (headers) => {
    await open(headers)
    const laxer = `${rig.documentsUrl}page.html${sandboxQuery([stranger.origin])}`
    await preview(
      `<script>location = '${laxer}#' + encodeURIComponent('<img src="${stranger.origin}/x.svg">')</script>`,
    )
    await expect.poll(frames, patience).toBe(0)
    expect(stranger.requests).toEqual([])
  })

  test('cannot show it in a frame of its own', async () => {
    await open(withoutAllowlist)
    const laxer = `${rig.documentsUrl}page.html${sandboxQuery([stranger.origin])}`
    await preview(
      `<script>addEventListener('message', (e) => console.log('heard', e.data))</script><iframe src="${laxer}"></iframe>`,
    )
    expect(stranger.connections()).toBe(0)
  })
})

describe('a connection between peers', () => {
  /** A nested frame, whose APIs the harness has not removed. */
  const connect = () =>
    `<iframe srcdoc="<script>const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${stranger.peerAddress}' }] }); p.createDataChannel('a'); p.createOffer().then((o) => p.setLocalDescription(o))</script>"></iframe>`

  test('is not made: the process that tries is ended', async () => {
    await open()
    // Playwright considers a whole page crashed when the process of one of its frames is gone.
    const ended = rig.page.waitForEvent('crash')
    preview(connect()).catch(() => undefined)
    await ended
    expect(stranger.datagrams()).toBe(0)
  })

  test('is made without the connection allowlist', async () => {
    await open(withoutAllowlist)
    await preview(connect())
    await expect.poll(stranger.datagrams, patience).toBeGreaterThan(0)
  })
})
