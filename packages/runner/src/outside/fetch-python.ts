import type { PythonRuntime } from '../messages.ts'

type Progress = (loadedBytes: number, totalBytes: number) => void

/** Name and size of each file, as the build wrote them down. */
type AssetList = { python: Record<keyof PythonRuntime, { file: string; bytes: number }> }

/**
 * Fetches Pyodide from the app's own origin, where the browser's cache keeps it, and tells how far it is.
 *
 * @throws TypeError without a connection.
 */
export async function fetchPython(assetsPath: string, progress: Progress): Promise<PythonRuntime> {
  const { python } = (await (await fetchFile(`${assetsPath}assets.json`)).json()) as AssetList
  const total = Object.values(python).reduce((sum, { bytes }) => sum + bytes, 0)
  let loaded = 0
  const read = async ({ file }: { file: string }): Promise<ArrayBuffer> => {
    const response = await fetchFile(assetsPath + file)
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          loaded += chunk.byteLength
          progress(Math.min(loaded, total), total)
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted ?? null).arrayBuffer()
  }
  const [loader, module, wasm, standardLibrary, lockFile] = await Promise.all([
    read(python.loader),
    read(python.module),
    read(python.wasm),
    read(python.standardLibrary),
    read(python.lockFile),
  ])
  return { loader, module, wasm, standardLibrary, lockFile: new TextDecoder().decode(lockFile) }
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response
}
