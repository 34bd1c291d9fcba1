import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'

const types: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.vtt': 'text/vtt' }

/** Answers for films, as a web server in front of the school would, and for hosts that do not exist here. */
export async function serveFilms(context: BrowserContext): Promise<{ asked: string[] }> {
  const asked: string[] = []
  await context.route('**/films/*', sendFilm)
  await context.route(/^https:/, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.href)
    if (url.pathname.endsWith('.webm')) return sendFilm(route)
    // Without the headers of an isolated page, like the players of other sites.
    return route.fulfill({ contentType: 'text/html', body: `<p>The player of ${url.host}</p>` })
  })
  return { asked }
}

async function sendFilm(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const body = await readFile(join(import.meta.dirname, 'films', pathname.split('/').at(-1) ?? ''))
  const contentType = types[extname(pathname)] ?? ''
  const range = /^bytes=(?<start>\d+)-(?<end>\d*)$/.exec(route.request().headers()['range'] ?? '')
  if (!range) return route.fulfill({ contentType, body })
  const start = Number(range.groups?.['start'])
  const end = Math.min(Number(range.groups?.['end'] || body.length - 1), body.length - 1)
  return route.fulfill({
    status: 206,
    contentType,
    headers: { 'content-range': `bytes ${start}-${end}/${body.length}`, 'accept-ranges': 'bytes' },
    body: body.subarray(start, end + 1),
  })
}
