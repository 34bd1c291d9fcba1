import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { fillSandboxHeaders, readSandboxSources, sandboxSourceParameter, z } from '@cairn/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { chooseEncoding } from '#http/choose-encoding.ts'
import { timeLimits } from '#http/time-limits.ts'

const RunnerManifest = z.object({
  version: z.string(),
  /** By the name of the document. */
  headers: z.record(z.string(), z.record(z.string(), z.string())),
})
export type RunnerManifest = z.infer<typeof RunnerManifest>

export async function readRunnerManifest(directory: string): Promise<RunnerManifest> {
  return RunnerManifest.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')))
}

type RunnerHostOptions = {
  /** The output of the runner's build. */
  directory: string
  manifest: RunnerManifest
  /** Origins of the app: only their pages may embed the documents. */
  appOrigins: readonly string[]
}

/**
 * The second origin: immutable documents in which learner code runs, and nothing else. It has no cookies and no
 * accounts. A document's address may name origins to load from; one that cannot be allowed is refused with 400.
 */
export async function buildRunnerHost({
  directory,
  manifest,
  appOrigins,
}: RunnerHostOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: 'idle', ...timeLimits })
  for (const [name, written] of Object.entries(manifest.headers)) {
    const identity = await readFile(join(directory, 'documents', name))
    const compressed = await promisify(brotliCompress)(identity)
    app.get<{ Querystring: Partial<Record<typeof sandboxSourceParameter, string | string[]>> }>(
      `/v/${manifest.version}/${name}`,
      (request, reply) => {
        const sources = readSandboxSources(request.query[sandboxSourceParameter]?.toString(), { appOrigins })
        if (!sources) return reply.code(400).type('text/plain').send('Not to be loaded from')
        const isCompressed = chooseEncoding(request.headers['accept-encoding'], ['br', 'identity']) === 'br'
        if (isCompressed) reply.header('content-encoding', 'br')
        return reply
          .headers(fillSandboxHeaders(written, { appOrigins, sources }))
          .header('vary', 'accept-encoding')
          .type('text/html; charset=utf-8')
          .send(isCompressed ? compressed : identity)
      },
    )
  }
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  return app
}
