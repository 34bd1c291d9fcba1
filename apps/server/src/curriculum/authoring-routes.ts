import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { type AuthoringNews, paths, Problem, z } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { LiveCurriculum } from './live-curriculum.ts'

export type Authoring = {
  live: LiveCurriculum
  /** What the compiler could not understand, as it wrote it down. */
  problemsFile: string
}

/** Tells open pages of every change of the lessons, and of what is wrong with them. Never in production. */
export function registerAuthoring(app: FastifyInstance, { live, problemsFile }: Authoring): void {
  const open = new Set<ServerResponse>()
  // A stream never ends by itself, and would keep the process from closing.
  app.addHook('preClose', () => {
    for (const stream of open) stream.end()
  })
  app.get(paths.authoringNews, (request, reply) => {
    reply.hijack()
    open.add(reply.raw)
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    const tell = async () => {
      const news: AuthoringNews = {
        version: live.curriculum.version,
        problems: await readProblems(problemsFile),
      }
      reply.raw.write(`data: ${JSON.stringify(news)}\n\n`)
    }
    const stop = live.onChange(() => void tell())
    request.raw.on('close', () => {
      stop()
      open.delete(reply.raw)
    })
    void tell()
  })
}

async function readProblems(file: string): Promise<Problem[]> {
  const problems = z.array(Problem).safeParse(JSON.parse(await readFile(file, 'utf8')))
  return problems.success ? problems.data : []
}
