import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillSandboxHeaders, readSandboxSources, sandboxSourceParameter } from '@cairn/contract'
import type { Documents } from '../documents/build-documents.ts'
import type { RunnerOptions } from '../runner.ts'
import { listen } from './listen.ts'

export type AppRequest = { method: string; url: string; cookie: string; origin: string }

type Served = {
  appOrigin: string
  options: RunnerOptions
  appRequests: AppRequest[]
  close: () => void
}

type Serving = {
  directory: string
  hostScript: string
  headers: Readonly<Record<string, string | null>>
  /** False: the documents come from the app's origin, without headers of their own. */
  hasBorder: boolean
  /** Over TLS, like a school on the internet. */
  isSecure: boolean
  documents: Documents | undefined
  assets: Readonly<Record<string, string>>
  /** Additional scripts and files of the app's origin, by path. */
  serveMore: (path: string) => Promise<string | Uint8Array | undefined>
}

/** The app on one port, with a session cookie; the runner's documents on another. */
export async function serveRunner(serving: Serving): Promise<Served> {
  const { directory, hostScript, headers, hasBorder, isSecure, documents, assets, serveMore } = serving
  const appRequests: AppRequest[] = []
  const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as {
    headers: Record<string, Record<string, string>>
  }
  const readDocument = async (name: string) =>
    documents?.[name as keyof Documents] ?? readFile(join(directory, 'documents', name), 'utf8')
  const runnerHost = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://runner')
    const document = pathname.slice(1)
    const appOrigins = [app.origin]
    const sources = readSandboxSources(searchParams.get(sandboxSourceParameter) ?? undefined, { appOrigins })
    if (!sources) return response.writeHead(400).end()
    const changed = Object.entries({ ...manifest.headers[document], ...headers })
    const sent = Object.fromEntries(
      changed.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    )
    for (const [name, value] of Object.entries(fillSandboxHeaders(sent, { appOrigins, sources }))) {
      response.setHeader(name, value)
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(await readDocument(document))
  }, isSecure)
  const app = await listen(async (request, response) => {
    const { url = '/', method = '', headers: received } = request
    appRequests.push({ method, url, cookie: received.cookie ?? '', origin: received.origin ?? '' })
    if (url.startsWith('/assets/')) {
      if (url.endsWith('.js')) response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.setHeader('cache-control', 'public, max-age=3600')
      return response.end(assets[url] ?? (await readFile(join(directory, url))))
    }
    if (url === '/host.js') {
      return response.setHeader('content-type', 'text/javascript; charset=utf-8').end(hostScript)
    }
    if (!hasBorder && url.startsWith('/documents/')) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(await readDocument(url.slice('/documents/'.length)))
    }
    const more = await serveMore(url)
    if (more !== undefined) {
      if (url.endsWith('.js')) response.setHeader('content-type', 'text/javascript; charset=utf-8')
      if (url.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm')
      // Like a server that identifies its files by version.
      return response.setHeader('cache-control', 'public, max-age=3600').end(more)
    }
    if (url !== '/') return response.writeHead(404).end()
    response.setHeader('set-cookie', 'session=secret; Path=/; SameSite=Lax')
    // Served from the app's own origin, a frame could show the app as well.
    if (hasBorder) response.setHeader('content-security-policy', `frame-src ${runnerHost.origin}`)
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(appPage)
  }, isSecure)
  return {
    appOrigin: app.origin,
    options: {
      documentsUrl: hasBorder ? `${runnerHost.origin}/` : `${app.origin}/documents/`,
      assetsPath: '/assets/',
    },
    appRequests,
    close: () => {
      for (const { server } of [app, runnerHost]) server.close()
    },
  }
}

/** Without its own icon, a page requests one at an unpredictable time. */
const appPage = `<!doctype html>
<html lang="en">
<title>App</title>
<link rel="icon" href="data:,">
<p id="secret">Nobody else's business</p>
<div id="preview" style="inline-size:400px;block-size:300px;position:relative"></div>
<script src="/host.js"></script>
`
