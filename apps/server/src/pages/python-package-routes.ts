import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type PythonPackageList, pythonPackageListName, pythonPackagesPath } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '#http/common-headers.ts'

const none: PythonPackageList = { pyodide: '', packages: {} }

const headers = {
  ...pageHeaders,
  // A file may keep its name when its content changes.
  'cache-control': 'public, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Serves the Python packages that the operator has fetched, also those that are fetched while the school runs. */
export async function registerPythonPackages(app: FastifyInstance, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  app.get(pythonPackagesPath + pythonPackageListName, async (_request, reply) =>
    reply
      .headers(headers)
      .type('application/json; charset=utf-8')
      .send(await readList(directory)),
  )
  await app.register(fastifyStatic, {
    root: directory,
    prefix: pythonPackagesPath,
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => /\.(?:whl|zip)$/.test(path),
    setHeaders: (reply) => {
      reply.headers(headers)
    },
  })
}

async function readList(directory: string): Promise<string> {
  try {
    return await readFile(join(directory, pythonPackageListName), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return JSON.stringify(none)
    throw error
  }
}
