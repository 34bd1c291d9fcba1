import type { RuntimeKind, Runtimes } from '../messages.ts'

export type Progress = (loadedBytes: number, totalBytes: number) => void

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
  const totalBytes = files.reduce((sum, [, { bytes }]) => sum + bytes, 0)
  let loadedBytes = 0
  const read = async (file: string): Promise<Blob> => {
    const response = await fetchFile(assetsPath + file)
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        loadedBytes += chunk.byteLength
        progress(loadedBytes, totalBytes)
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(counter) ?? null).blob()
  }
  const blobs = files.map(async ([name, { file }]) => [name, await read(file)] as const)
  return Object.fromEntries(await Promise.all(blobs)) as Runtimes[Kind]
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response
}
