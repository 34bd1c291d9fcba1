import { setTimeout } from 'node:timers/promises'

export type Visit = {
  milliseconds: number
  htmlBytes: number
  /** As sent to browsers that know brotli. */
  compressedBytes: number
  /** The longest that another visitor waited for a small file meanwhile. */
  othersWaitedMs: number
}

/** Opens a page while others ask for `/robots.txt`, every few milliseconds. */
export async function whileVisiting(origin: string, path: string): Promise<Visit> {
  const watching = new AbortController()
  const others = watchOthers(origin, watching.signal)
  const start = performance.now()
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
  const html = await answer.text()
  const milliseconds = performance.now() - start
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`)
  watching.abort()
  const compressed = await fetch(origin + path, { headers: { 'accept-encoding': 'br' }, method: 'HEAD' })
  return {
    milliseconds,
    htmlBytes: Buffer.byteLength(html),
    compressedBytes: Number(compressed.headers.get('content-length')),
    othersWaitedMs: await others,
  }
}

const pauseMs = 3

async function watchOthers(origin: string, signal: AbortSignal): Promise<number> {
  let longest = 0
  while (!signal.aborted) {
    const start = performance.now()
    await (await fetch(`${origin}/robots.txt`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - start)
    await setTimeout(pauseMs)
  }
  return longest
}
