import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { pythonPackageLockName, rerunScriptName } from '@cairn/contract'
import type { RuntimeAssets } from '../outside/fetch-runtime.ts'
import { buildDocuments } from './build-documents.ts'
import { bundleScript } from './bundle-script.ts'
import { compress } from './compress.ts'
import { hashFolders } from './hash-files.ts'
import { documentHeaders } from './headers.ts'
import { packageFolder } from './package-folder.ts'
import { writeBuilder } from './write-builder.ts'
import { writeLibraries } from './write-libraries.ts'
import { writePackageLock } from './write-package-lock.ts'
import { writePython } from './write-python.ts'
import { writeShell } from './write-shell.ts'
import { writeSql } from './write-sql.ts'
import { writeTools } from './write-tools.ts'

const source = join(import.meta.dirname, '..')
const bundled = [
  '@electric-sql/pglite',
  '@sinonjs/fake-timers',
  '@types/react',
  'acorn',
  'animate.css',
  'bootstrap-3',
  'bootstrap-5',
  'chai',
  'd3',
  'd3-5',
  'jquery',
  'just-bash',
  'magic-string',
  'parse5',
  'pyodide',
  'react',
  'react-dom',
  'react-redux',
  'redux',
  'redux-thunk',
  'sass',
  'sucrase',
  'typescript-5',
  'vite',
  'vue',
] as const

/**
 * Writes the documents, their headers and the files of the languages, under a version that is a hash of all of them. Takes a few
 * milliseconds when nothing has changed since the last build.
 */
export async function buildRunner({ outDir }: { outDir: string }): Promise<void> {
  const inputs = await hashInputs()
  const stamp = join(outDir, 'inputs.sha256')
  if ((await readOrEmpty(stamp)) === inputs) return
  // Written next to the old version and renamed when complete, because a running server may be reading it.
  const draft = `${outDir}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  for (const folder of ['documents', 'assets']) await mkdir(join(draft, folder), { recursive: true })
  const [documents, rerunPage, python, sql, shell] = await Promise.all([
    buildDocuments(),
    bundleScript(join(source, 'rerun-page.ts')),
    writePython(join(draft, 'assets')),
    writeSql(join(draft, 'assets')),
    writeShell(join(draft, 'assets')),
    writeLibraries(join(draft, 'assets/libraries')),
    writeTools(join(draft, 'assets/tools')),
    writeBuilder(join(draft, 'assets/builder')),
    writePackageLock(join(draft, pythonPackageLockName)),
  ])
  await Promise.all(
    Object.entries(documents).map(([name, text]) => writeDocument(join(draft, 'documents', name), text)),
  )
  await writeFile(join(draft, rerunScriptName), rerunPage)
  const runtimes: RuntimeAssets = { python, sql, shell }
  await writeFile(join(draft, 'assets/assets.json'), JSON.stringify(runtimes))
  const version = versionOf([
    await hashFolders([join(draft, 'documents'), join(draft, 'assets')], (name) => !name.endsWith('.br')),
    JSON.stringify(documentHeaders),
  ])
  await writeFile(
    join(draft, 'manifest.json'),
    `${JSON.stringify({ version, headers: documentHeaders }, null, 2)}\n`,
  )
  await writeFile(join(draft, 'inputs.sha256'), inputs)
  await rm(outDir, { recursive: true, force: true })
  await rename(draft, outDir)
}

/** Documents are small, and each lesson with code loads one. */
async function writeDocument(file: string, text: string): Promise<void> {
  await writeFile(file, text)
  await compress(file, constants.BROTLI_MAX_QUALITY)
}

function versionOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

async function hashInputs(): Promise<string> {
  const versions = await Promise.all(
    bundled.map(async (name) => {
      const text = await readFile(join(packageFolder(name), 'package.json'), 'utf8')
      return `${name} ${(JSON.parse(text) as { version?: string }).version}`
    }),
  )
  const sources = await hashFolders([source], (name) => !/\.test\.ts$|[/\\]testing[/\\]/.test(name))
  return versionOf([process.version, ...versions, sources])
}

async function readOrEmpty(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
