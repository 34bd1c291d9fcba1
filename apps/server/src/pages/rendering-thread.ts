import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PageRenderer, RenderedPage, RenderRequest } from '@cairn/contract'
import type { Loaded, RenderingAnswer, RenderingNews, RenderingQuestion } from './rendering-worker.ts'

export type RenderingThread = {
  renderPage: PageRenderer
  findRoute: (pathname: string) => Promise<string>
  close: () => Promise<void>
}

/** The engine's default lets what a page leaves behind grow to a hundred megabytes before it is cleared away. */
const maxYoungGenerationSizeMb = 16

type Waiting = { resolve: (answer: RenderingAnswer) => void; reject: (error: unknown) => void }

/**
 * The built web app in a thread of its own: however long a page takes to render, it blocks no other request. A
 * thread that died fails the pages in progress and is replaced for the next page.
 *
 * @param file the web app's bundle for the server
 * @throws whatever loading that file throws
 */
export async function startRenderingThread(file: string): Promise<RenderingThread> {
  const waiting = new Map<number, Waiting>()
  let questions = 0
  let worker: Worker | undefined = startWorker(file, waiting)
  await once(worker, 'message')

  const ask = async (question: RenderingQuestion): Promise<RenderingAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<RenderingAnswer>()
    const id = (questions += 1)
    waiting.set(id, { resolve, reject })
    if (!worker || worker.threadId === -1) worker = startWorker(file, waiting)
    worker.postMessage({ id, question })
    const answer = await promise
    if ('error' in answer) throw new Error(answer.error)
    return answer
  }

  return {
    renderPage: async ({ loadPageData, ...request }: RenderRequest): Promise<RenderedPage> => {
      const answer = await ask({ ...request, ...(await load(loadPageData, request.path)) })
      if (!('rendered' in answer)) throw new Error('A page was asked for')
      return answer.rendered
    },
    findRoute: async (pathname) => {
      const answer = await ask({ pathname })
      if (!('route' in answer)) throw new Error('A route was asked for')
      return answer.route
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}

/** A thrown response is an answer like any other, but cannot be passed between threads as it is. */
async function load(loadPageData: RenderRequest['loadPageData'], path: string): Promise<Loaded> {
  try {
    return { page: await loadPageData(path) }
  } catch (error) {
    if (error instanceof Response) return { failedWith: error.status }
    throw error
  }
}

function startWorker(file: string, waiting: Map<number, Waiting>): Worker {
  const worker = new Worker(new URL('rendering-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxYoungGenerationSizeMb },
  })
  worker.on('message', (news: RenderingNews) => {
    if (news === 'ready') return
    waiting.get(news.id)?.resolve(news)
    waiting.delete(news.id)
  })
  const fail = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that renders pages has ended')))
  return worker
}
