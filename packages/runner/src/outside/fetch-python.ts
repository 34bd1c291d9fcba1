import type { PythonRuntime } from '../messages.ts'

type Progress = (loadedBytes: number, totalBytes: number) => void

/** Name and size of each file, as recorded by the build: a compressed answer does not reveal its size. */
export type PythonAssets = Record<keyof PythonRuntime, { file: string; bytes: number }>

/**
 * Fetches Pyodide from the app's own origin, where the browser's cache keeps it, and reports progress.
 *
 * @throws TypeError without a connection.
 */
export async function fetchPython(assetsPath: string, progress: Progress): Promise<PythonRuntime> {
  const { python } = (await (await fetchFile(`${assetsPath}assets.json`)).json()) as { python: PythonAssets }
  const totalBytes = Object.values(python).reduce((sum, { bytes }) => sum + bytes, 0)
  let loadedBytes = 0
  const read = async ({ file }: { file: string }): Promise<Blob> => {
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
  const [module, wasm, standardLibrary, snapshot] = await Promise.all([
    read(python.module),
    read(python.wasm),
    read(python.standardLibrary),
    read(python.snapshot),
  ])
  return { module, wasm, standardLibrary, snapshot }
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response
}
