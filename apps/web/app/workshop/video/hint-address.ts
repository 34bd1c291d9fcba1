import { type HostedVideo, youTubeVideo } from './hosted-video.ts'

/** Where the hint video of a lesson is: in a player that we can show, or only on its own page. */
export type HintVideo = { hosted: HostedVideo } | { host: string; address: string }

/** Reads the address of a hint video; null for anything that is not an address of the web. */
export function readHintAddress(address: string): HintVideo | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const id = youTubeId(url)
  return id === undefined ? { host: url.host, address: url.href } : { hosted: youTubeVideo(id) }
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first, second] = pathname.split('/').filter(Boolean)
  const host = hostname.replace(/^(?:www|m)\./, '')
  if (host === 'youtu.be') return first
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  if (first === 'watch') return searchParams.get('v') ?? undefined
  return first === 'embed' || first === 'shorts' || first === 'live' ? second : undefined
}
