import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageData, RenderedPage, RenderRequest, WebApp } from '@cairn/contract'

/** The data of a page, or the status that says why it could not be loaded. */
export type Loaded = { page: PageData | null } | { failedWith: number }

/** A page to render, or an address whose screen to find. */
export type RenderingQuestion = (Omit<RenderRequest, 'loadPageData'> & Loaded) | { pathname: string }

/** `ready` is sent once, when the web app has been loaded. */
export type RenderingNews = 'ready' | RenderingAnswer

export type RenderingAnswer = { id: number } & (
  | { rendered: RenderedPage }
  | { route: string }
  | { error: string }
)

const { renderPage, findRoute } = (await import(pathToFileURL(String(workerData)).href)) as WebApp

function pageOf(loaded: Loaded): PageData | null {
  if ('failedWith' in loaded) throw new Response(null, { status: loaded.failedWith })
  return loaded.page
}

parentPort?.on('message', ({ id, question }: { id: number; question: RenderingQuestion }) => {
  const answer = async (): Promise<RenderingAnswer> => {
    if ('pathname' in question) return { id, route: findRoute(question.pathname) }
    return { id, rendered: await renderPage({ ...question, loadPageData: async () => pageOf(question) }) }
  }
  answer().then(tell, (error: unknown) =>
    tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
tell('ready')

function tell(news: RenderingNews): void {
  parentPort?.postMessage(news)
}
