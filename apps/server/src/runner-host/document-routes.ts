import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  fillSandboxHeaders,
  readSandboxSources,
  type RunnerManifest,
  sandboxSourceParameter,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from '#http/choose-encoding.ts'

export type RunnerHostOptions = {
  /** The output of the runner's build. */
  directory: string
  manifest: RunnerManifest
  /** Origins of the app: only their pages may embed the documents. */
  appOrigins: readonly string[]
}

/** The documents of the runner, at addresses that change with them. */
export async function registerDocuments(
  app: FastifyInstance,
  { directory, manifest, appOrigins }: RunnerHostOptions,
): Promise<void> {
  for (const [name, written] of Object.entries(manifest.headers)) {
    const file = join(directory, 'documents', name)
    const [identity, compressed] = await Promise.all([readFile(file), readFile(`${file}.br`)])
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
}
