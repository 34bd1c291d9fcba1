import { describe, expect, test } from 'vitest'
import { frameHosts } from '#shared/frame-hosts.ts'
import { hostedVideoOf } from './hosted-video.ts'

const video = {
  videoId: 'english-id',
  videoLocaleIds: { espanol: 'spanish-id', portuguese: 'portuguese-id' },
  bilibiliIds: { aid: 1, bvid: 'BV1', cid: 2 },
}
const playing = { seconds: 83, startsAtOnce: true }

describe('a lesson’s video', () => {
  test.for([
    ['en', 'english-id'],
    ['es', 'spanish-id'],
    ['pt-BR', 'portuguese-id'],
    ['it', 'english-id'],
    ['de', 'english-id'],
  ] as const)('in %s is %s', ([language, id]) => {
    const hosted = hostedVideoOf(video, [language])
    expect(hosted?.frameAddress(playing)).toBe(
      `https://www.youtube-nocookie.com/embed/${id}?rel=0&start=83&autoplay=1`,
    )
    expect(hosted?.watchAddress).toBe(`https://www.youtube.com/watch?v=${id}`)
  })

  test.for(['zh', 'zh-Hant'])('in %s is on Bilibili', (language) => {
    const hosted = hostedVideoOf(video, [language])
    expect(hosted?.frameAddress(playing)).toBe(
      'https://player.bilibili.com/player.html?aid=1&bvid=BV1&cid=2&t=83&autoplay=1',
    )
    expect(hosted?.watchAddress).toBe('https://www.bilibili.com/video/BV1')
  })

  test.for([
    ['es', 'en', 'spanish-id'],
    ['de', 'pt-BR', 'portuguese-id'],
    ['it', 'de', 'english-id'],
  ] as const)('on a page in %s, with a text in %s, is %s', ([page, lesson, id]) => {
    expect(hostedVideoOf(video, [page, lesson])?.watchAddress).toBe(`https://www.youtube.com/watch?v=${id}`)
  })

  test('in Chinese is on YouTube where Bilibili does not have it', () => {
    expect(hostedVideoOf({ videoId: 'english-id' }, ['zh'])?.name).toBe('YouTube')
  })

  test('has an id that stays one part of an address', () => {
    const address = hostedVideoOf({ videoId: '../x?autoplay=1#&' }, ['en'])?.frameAddress(playing)
    expect(address).toContain('/embed/..%2Fx%3Fautoplay%3D1%23%26?')
  })

  test.for(['en', 'zh'])('in %s comes from a host that pages may frame', (language) => {
    const hosted = hostedVideoOf(video, [language])
    expect(frameHosts).toContain(hosted?.frameHost)
    expect(new URL(hosted?.frameAddress(playing) ?? '').host).toBe(hosted?.frameHost)
  })
})

test('a lesson of files has no hosted video', () => {
  expect(hostedVideoOf({}, ['en'])).toBeNull()
})
