import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { type AuthoringNews, paths, Problem, z } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { LiveCurricula } from './live-curricula.ts'

export type Authoring = {
  live: Pick<LiveCurricula, 'onChange'> & { curricula: Pick<LiveCurricula['curricula'], 'version'> }
  /** The mistakes that the compiler has written down. */
  problemsFile: string
}

/** An author has a few pages open; each stream takes memory and a connection that never ends. */
const mostStreams = 32

/** Notifies open pages of every change of the lessons and of mistakes in them. Never in production. */
export function registerAuthoring(app: FastifyInstance, { live, problemsFile }: Authoring): void {
  const open = new Set<ServerResponse>()
  // A stream never ends by itself and would keep the process from closing.
  app.addHook('preClose', () => {
    for (const stream of open) stream.end()
  })
  app.get(paths.authoringNews, { exposeHeadRoute: false }, (request, reply) => {
    if (open.size >= mostStreams) {
      return reply.code(503).header('retry-after', '10').send({ error: 'too many streams' })
    }
    reply.hijack()
    const stream = reply.raw
    open.add(stream)
    // The stream is silent while the author thinks.
    request.raw.socket.setTimeout(0)
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    const tell = async () => {
      const news: AuthoringNews = {
        version: live.curricula.version,
        problems: await readProblems(problemsFile),
      }
      stream.write(`data: ${JSON.stringify(news)}\n\n`)
    }
    const stop = live.onChange(() => void tell())
    stream.on('close', () => {
      stop()
      open.delete(stream)
    })
    void tell()
    return undefined
  })
}

/** None if the file is missing or incomplete: the compiler writes it again with the next change. */
async function readProblems(file: string): Promise<Problem[]> {
  try {
    return z.array(Problem).parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return []
  }
}
