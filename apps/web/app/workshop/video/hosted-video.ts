import type { Video } from '@cairn/contract'

/** A video on another host, which is asked for nothing before the reader wants to see it. */
export type HostedVideo = {
  name: 'YouTube' | 'Bilibili'
  /** The host that the frame loads from. */
  frameHost: string
  frameAddress: (playing: Playing) => string
  /** The page of the video on its own site. */
  watchAddress: string
}

type Playing = { seconds: number; startsAtOnce: boolean }

/** Names of languages in lessons, by BCP 47 tag. */
const languageNames: Readonly<Record<string, 'espanol' | 'italian' | 'portuguese'>> = {
  es: 'espanol',
  it: 'italian',
  'pt-BR': 'portuguese',
}

/** The hosted video of a lesson in the first of these languages (BCP 47) that it has a video for. */
export function hostedVideoOf(video: Video, languages: readonly string[]): HostedVideo | null {
  for (const language of languages) {
    const found = videoIn(video, language)
    if (found) return found
  }
  return video.videoId === undefined ? null : youTubeVideo(video.videoId)
}

function videoIn({ videoLocaleIds, bilibiliIds }: Video, language: string): HostedVideo | null {
  if (language.startsWith('zh')) return bilibiliIds ? bilibiliVideo(bilibiliIds) : null
  const name = languageNames[language]
  const id = name && videoLocaleIds?.[name]
  return id === undefined ? null : youTubeVideo(id)
}

/** A video of YouTube, in the player that sets no cookies before it plays. */
export function youTubeVideo(id: string): HostedVideo {
  const frameHost = 'www.youtube-nocookie.com'
  return {
    name: 'YouTube',
    frameHost,
    frameAddress: ({ seconds, startsAtOnce }) =>
      withParameters(`https://${frameHost}/embed/${encodeURIComponent(id)}`, {
        rel: 0,
        start: seconds,
        autoplay: startsAtOnce ? 1 : 0,
      }),
    watchAddress: withParameters('https://www.youtube.com/watch', { v: id }),
  }
}

function bilibiliVideo({ aid, bvid, cid }: NonNullable<Video['bilibiliIds']>): HostedVideo {
  const frameHost = 'player.bilibili.com'
  return {
    name: 'Bilibili',
    frameHost,
    frameAddress: ({ seconds, startsAtOnce }) =>
      withParameters(`https://${frameHost}/player.html`, {
        aid,
        bvid,
        cid,
        t: seconds,
        autoplay: startsAtOnce ? 1 : 0,
      }),
    watchAddress: `https://www.bilibili.com/video/${encodeURIComponent(bvid)}`,
  }
}

function withParameters(address: string, parameters: Readonly<Record<string, string | number>>): string {
  const entries = Object.entries(parameters).map(([name, value]) => [name, String(value)] as const)
  return `${address}?${new URLSearchParams(Object.fromEntries(entries)).toString()}`
}
