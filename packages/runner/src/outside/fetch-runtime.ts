import type { RuntimeKind, Runtimes } from '../messages.ts'
import { fetchFile, fetchFiles, type Progress } from './fetch-files.ts'

/** Name and size of each file, as recorded by the build: a compressed answer does not reveal its size. */
export type RuntimeAssets = {
  [Kind in RuntimeKind]: Record<keyof Runtimes[Kind], { file: string; bytes: number }>
}

/**
 * Fetches Pyodide, PGlite or the shell from the app's own origin, where the browser's cache keeps it, and reports progress.
 *
 * @throws TypeError without a connection.
 */
export async function fetchRuntime<Kind extends RuntimeKind>(
  assetsPath: string,
  kind: Kind,
  progress: Progress,
): Promise<Runtimes[Kind]> {
  const assets = (await (await fetchFile(`${assetsPath}assets.json`)).json()) as RuntimeAssets
  const files = Object.entries<{ file: string; bytes: number }>(assets[kind])
  const blobs = await fetchFiles(
    files.map(([, { file, bytes }]) => ({ address: assetsPath + file, bytes })),
    progress,
  )
  return Object.fromEntries(files.map(([name], index) => [name, blobs[index]])) as Runtimes[Kind]
}
