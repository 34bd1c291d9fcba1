import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { bundleScript } from './bundle-script.ts'
import { documentHeaders } from './headers.ts'

const inside = join(import.meta.dirname, '../inside')

/** A tenth of the time of the best quality, for a twentieth more bytes. */
const brotliQuality = 9

/** Writes the two documents, their headers and Pyodide's files, under a version made of their content. */
export async function buildRunner({ outDir }: { outDir: string }): Promise<void> {
  const [page, javascript, python] = await Promise.all([
    bundleScript(join(inside, 'page.ts')),
    bundleScript(join(inside, 'javascript-worker.ts')),
    bundleScript(join(inside, 'python-worker.ts')),
  ])
  const lab = await bundleScript(join(inside, 'lab.ts'))
  const sources = `globalThis.WORKER_SOURCES = ${JSON.stringify({ javascript, python })};`
  const documents = { 'page.html': toDocument(page), 'lab.html': toDocument(sources + lab) }
  const assets = await readPython()

  await rm(outDir, { recursive: true, force: true })
  for (const folder of ['documents', 'assets']) await mkdir(join(outDir, folder), { recursive: true })
  for (const [name, text] of Object.entries(documents)) await writeFile(join(outDir, 'documents', name), text)
  await Promise.all(assets.map(({ file, contents }) => writeAsset(join(outDir, 'assets', file), contents)))
  const list = Object.fromEntries(
    assets.map(({ key, file, contents }) => [key, { file, bytes: contents.byteLength }]),
  )
  await writeFile(join(outDir, 'assets/assets.json'), JSON.stringify({ python: list }))
  const manifest = {
    version: versionOf([...Object.values(documents), ...assets.map(({ contents }) => contents)]),
    headers: documentHeaders,
  }
  await writeFile(join(outDir, 'manifest.json'), JSON.stringify(manifest, undefined, 2))
}

/** The harness is the first script of the document, and the only one until a lesson is written into it. */
function toDocument(script: string): string {
  const safe = script.replaceAll(/<\/(?=script)/gi, String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)
  return `<!doctype html><meta charset="utf-8"><title>Runner</title><script>${safe}</script>`
}

async function readPython(): Promise<{ key: string; file: string; contents: Buffer }[]> {
  const directory = dirname(fileURLToPath(import.meta.resolve('pyodide')))
  const files = {
    loader: 'pyodide.mjs',
    module: 'pyodide.asm.mjs',
    wasm: 'pyodide.asm.wasm',
    standardLibrary: 'python_stdlib.zip',
  }
  const read = Object.entries(files).map(async ([key, file]) => ({
    key,
    file,
    contents: await readFile(join(directory, file)),
  }))
  const lock = JSON.parse(await readFile(join(directory, 'pyodide-lock.json'), 'utf8')) as object
  // No packages beyond the standard library are served, so the list of them can stay at home.
  const lockFile = {
    key: 'lockFile',
    file: 'pyodide-lock.json',
    contents: Buffer.from(JSON.stringify({ ...lock, packages: {} })),
  }
  return [...(await Promise.all(read)), lockFile]
}

async function writeAsset(file: string, contents: Buffer): Promise<void> {
  await writeFile(file, contents)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(contents, { params }))
}

function versionOf(contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 16)
}
