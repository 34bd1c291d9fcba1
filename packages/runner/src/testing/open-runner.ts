import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildRunner } from '../documents/build.ts'
import { bundleScript } from '../documents/bundle-script.ts'
import type { RunnableChallenge, Runner, RunnerEvent, SourceFile } from '../runner.ts'

/** What host-page.ts puts into the page for tests to call. */
declare global {
  var openRunner: (documentsUrl: string) => void
  var runner: Runner
  var runTests: (challenge: RunnableChallenge, files: SourceFile[]) => Promise<RunnerEvent[]>
  var showPreview: (challenge: RunnableChallenge, files: SourceFile[]) => Promise<RunnerEvent[]>
}

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type { Page } from '@playwright/test'

export type OpenRunner = {
  page: Page
  /** Another page with a runner of its own, in the same browser. */
  newPage: () => Promise<Page>
  /** Requests that reached the app's origin since the page was opened, with their cookies. */
  appRequests: { url: string; cookie: string }[]
  close: () => Promise<void>
}

/** A page on one origin with a runner whose documents are served, as built, from another. */
export async function openRunner(): Promise<OpenRunner> {
  const directory = await mkdtemp(join(tmpdir(), 'runner-'))
  await buildRunner({ outDir: directory })
  const host = await bundleScript(join(import.meta.dirname, 'host-page.ts'))
  const appRequests: OpenRunner['appRequests'] = []

  const { headers } = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as {
    headers: Record<string, string>
  }
  const documents = await listen(async (request, response) => {
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, value.replace('{appOrigin}', 'http://localhost:*'))
    response.setHeader('content-type', 'text/html')
    response.end(await readFile(join(directory, 'documents', request.url ?? '')))
  })

  const app = await listen(async (request, response) => {
    const url = request.url ?? '/'
    appRequests.push({ url, cookie: request.headers.cookie ?? '' })
    if (url.startsWith('/assets/')) return response.end(await readFile(join(directory, url)))
    if (url === '/host.js')
      return response.setHeader('content-type', 'text/javascript; charset=utf-8').end(host)
    // As the app's own policy: its frames show the runner and nothing else.
    response.setHeader('content-security-policy', `frame-src ${documents.origin}`)
    response.setHeader('set-cookie', 'sid=secret; HttpOnly; SameSite=Lax')
    if (url !== '/') return response.writeHead(404).end()
    return response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>App</title><div id="preview" style="width:400px;height:300px"></div><script src="/host.js"></script>`,
      )
  })
  const path = process.env['CHROMIUM_PATH']
  const browser: Browser = await chromium.launch({
    ...(path ? { executablePath: path } : { channel: 'chromium' }),
    args: chromiumArguments,
  })
  const newPage = async () => {
    const page = await browser.newPage()
    await page.goto(app.origin)
    await page.evaluate((documentsUrl) => globalThis.openRunner(documentsUrl), `${documents.origin}/`)
    return page
  }
  const page = await newPage()
  appRequests.length = 0
  return {
    page,
    newPage,
    appRequests,
    close: async () => {
      await browser.close()
      for (const { server } of [app, documents]) {
        server.closeAllConnections()
        server.close()
      }
      await rm(directory, { recursive: true })
    },
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

async function listen(answer: Answer): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return { server, origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}` }
}
