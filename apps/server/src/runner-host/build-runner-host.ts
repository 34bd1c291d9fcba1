import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { z } from '@cairn/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { timeLimits } from '#http/time-limits.ts'

const RunnerManifest = z.object({
  version: z.string(),
  /** Of each document, by its name. */
  headers: z.record(z.string(), z.record(z.string(), z.string())),
})
export type RunnerManifest = z.infer<typeof RunnerManifest>

export async function readRunnerManifest(directory: string): Promise<RunnerManifest> {
  return RunnerManifest.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')))
}

type RunnerHostOptions = {
  /** Output of the runner's build. */
  directory: string
  manifest: RunnerManifest
  /** Origins of the app: only their pages may embed the documents. */
  appOrigins: readonly string[]
}

/**
 * The second origin: immutable documents in which learner code runs, and nothing else. It knows
 * no cookie and no account (runner.md §6).
 */
export async function buildRunnerHost({
  directory,
  manifest,
  appOrigins,
}: RunnerHostOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: 'idle', ...timeLimits })
  for (const [name, written] of Object.entries(manifest.headers)) {
    const headers = Object.fromEntries(
      Object.entries(written).map(([header, value]) => [
        header,
        value.replaceAll('{appOrigin}', appOrigins.join(' ')),
      ]),
    )
    const identity = await readFile(join(directory, 'documents', name))
    const compressed = await promisify(brotliCompress)(identity)
    app.get(`/v/${manifest.version}/${name}`, (request, reply) => {
      const isCompressed = request.headers['accept-encoding']?.includes('br') ?? false
      if (isCompressed) reply.header('content-encoding', 'br')
      return reply
        .headers(headers)
        .header('vary', 'accept-encoding')
        .type('text/html; charset=utf-8')
        .send(isCompressed ? compressed : identity)
    })
  }
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  return app
}
