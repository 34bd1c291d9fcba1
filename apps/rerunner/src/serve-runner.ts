import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fillSandboxHeaders, pythonPackagesPath, rerunScriptName, RunnerManifest } from '@cairn/contract'
import type { Route } from 'playwright-core'
import type { Settings } from './read-settings.ts'

/** Neither origin exists: the browser is given everything that it asks for here, and reaches nothing else. */
export const pageOrigin = 'https://school.invalid'
const documentsOrigin = 'https://runner.invalid'
const assetsPath = '/assets/'

/** Where the page's runner finds its parts. */
export const runnerOptions = { documentsUrl: `${documentsOrigin}/`, assetsPath }

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}

const page = `<!doctype html><html lang="en"><title>Rerun</title><script src="/${rerunScriptName}"></script>`

type Answer = Parameters<Route['fulfill']>[0]

/** Answers what a page asks for from the built files; everything else, learner code's requests included, fails. */
export async function serveRunner({
  runnerDirectory,
  pythonPackagesDirectory,
}: Settings): Promise<(route: Route) => Promise<void>> {
  const manifest = RunnerManifest.parse(
    JSON.parse(await readFile(join(runnerDirectory, 'manifest.json'), 'utf8')),
  )

  async function find({ origin, pathname }: URL): Promise<Answer> {
    if (origin === documentsOrigin) return findDocument(pathname.slice(1))
    if (origin !== pageOrigin) return undefined
    if (pathname === '/') return { contentType: 'text/html; charset=utf-8', body: page }
    if (pathname === `/${rerunScriptName}`) return findFile(join(runnerDirectory, rerunScriptName))
    const folders = {
      [assetsPath]: join(runnerDirectory, 'assets'),
      [pythonPackagesPath]: pythonPackagesDirectory,
    }
    const [found] = Object.entries(folders).filter(([prefix]) => pathname.startsWith(prefix))
    return found && findFile(join(found[1], normalize(pathname.slice(found[0].length - 1))))
  }

  async function findDocument(name: string): Promise<Answer> {
    const headers = manifest.headers[name]
    if (!headers) return undefined
    return {
      contentType: 'text/html; charset=utf-8',
      headers: fillSandboxHeaders(headers, { appOrigins: [pageOrigin], sources: [] }),
      body: await readFile(join(runnerDirectory, 'documents', name)),
    }
  }

  return async (route) => {
    const answer = await find(new URL(route.request().url()))
    return answer ? route.fulfill(answer) : route.abort()
  }
}

async function findFile(file: string): Promise<Answer> {
  try {
    const body = await readFile(file)
    return { contentType: types[extname(file)] ?? 'application/octet-stream', body }
  } catch {
    // A package that the operator has not fetched is missing for campers, too.
    return undefined
  }
}
