import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunnerEvent } from './runner.ts'
import {
  openStranger,
  type Rig,
  sampleChallenge,
  sampleFiles,
  startRig,
  type Stranger,
} from './testing/index.ts'

const page = sampleChallenge(0, [])
const withheldIn = (events: readonly RunnerEvent[]) =>
  events.flatMap((event) => (event.type === 'withheld' ? [event.origin] : []))

describe('what a page loads from other hosts', () => {
  let rig: Rig
  let stranger: Stranger
  let other: Stranger

  beforeAll(async () => {
    ;[rig, stranger, other] = await Promise.all([
      startRig({ isSecure: true }),
      openStranger(),
      openStranger(),
    ])
  })
  beforeEach(() => {
    for (const { forget } of [stranger, other]) forget()
    rig.appRequests.length = 0
  })
  afterAll(async () => {
    await rig.close()
    for (const { close } of [stranger, other]) close()
  })

  const everything = (origin: string) =>
    [
      `<link rel="stylesheet" href="${origin}/sheet.css">`,
      `<img src="${origin}/picture.svg" alt="">`,
      `<video src="${origin}/film.mp4" preload="auto"></video>`,
      `<style>@font-face { font-family: a; src: url(${origin}/font.woff2) } p { font-family: a }</style><p>Hi</p>`,
    ].join('\n')
  const filesAsking = (...origins: string[]) =>
    sampleFiles({
      html: `${origins.map(everything).join('\n')}<script src="${origins[0]}/script.js"></script>`,
    })

  test('is blocked, and reported once for each origin', async () => {
    const events = await rig.preview(page, filesAsking(stranger.origin, other.origin))
    expect(withheldIn(events).toSorted()).toEqual([stranger.origin, other.origin].toSorted())
    expect(stranger.connections() + other.connections()).toBe(0)
  })

  test('is loaded from the origins that are allowed, scripts apart, and from no other', async () => {
    const files = filesAsking(stranger.origin, other.origin, rig.appOrigin)
    const events = await rig.preview(page, files, [stranger.origin, rig.appOrigin])
    expect(withheldIn(events)).toEqual([other.origin])
    await expect
      .poll(() => new Set(stranger.requests))
      .toEqual(new Set(['/sheet.css', '/picture.svg', '/film.mp4', '/font.woff2']))
    expect(other.connections()).toBe(0)
    expect(rig.appRequests.filter(({ url }) => !url.startsWith('/assets/'))).toEqual([])
  })

  test('is never allowed from the school itself', async () => {
    expect(withheldIn(await rig.preview(page, filesAsking(rig.appOrigin)))).toEqual([])
  })

  test('is reported for a few origins only', async () => {
    const origins = Array.from({ length: 30 }, (_, index) => `https://cdn${index}.example`)
    const html = origins.map((origin) => `<img src="${origin}/a.png" alt="">`).join('')
    expect(withheldIn(await rig.preview(page, sampleFiles({ html })))).toHaveLength(8)
  })

  test('cannot be faked', async () => {
    const html = `<script>dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI: 'https://invented.example/' }))</script>`
    expect(withheldIn(await rig.preview(page, sampleFiles({ html })))).toEqual([])
  })

  test('is reported, but not loaded, by a check', async () => {
    const tests = [`assert.equal(document.querySelector('img').src, '${stranger.origin}/picture.svg')`]
    const events = await rig.run(sampleChallenge(0, tests), filesAsking(stranger.origin))
    expect(events.at(-1)).toMatchObject({ type: 'done', results: [{ state: 'passed' }] })
    expect(stranger.connections()).toBe(0)
  })
})

test('without a list of hosts in the policy everything is loaded, from the school as well', async () => {
  const anyHost =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline' https:; img-src https:"
  const headers = { 'content-security-policy': anyHost, 'connection-allowlist': null }
  const [rig, stranger] = await Promise.all([startRig({ isSecure: true, headers }), openStranger()])
  const html = `<img src="${stranger.origin}/a.svg" alt=""><img src="${rig.appOrigin}/a.svg" alt="">`
  await rig.preview(page, sampleFiles({ html }))
  await expect.poll(() => stranger.requests).toEqual(['/a.svg'])
  await expect.poll(() => rig.appRequests.map(({ url }) => url)).toContain('/a.svg')
  await rig.close()
  stranger.close()
})
