export type Progress = (loadedBytes: number, totalBytes: number) => void

/**
 * Fetches files of known sizes at the same time and reports their common progress.
 *
 * @throws TypeError without a connection.
 */
export function fetchFiles(
  files: readonly { address: string; bytes: number }[],
  progress: Progress,
): Promise<Blob[]> {
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let loadedBytes = 0
  const read = async ({ address }: { address: string }): Promise<Blob> => {
    const response = await fetchFile(address)
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        loadedBytes += chunk.byteLength
        progress(loadedBytes, totalBytes)
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(counter) ?? null).blob()
  }
  return Promise.all(files.map(read))
}

/** @throws TypeError without a connection, and for any answer but the file. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response
}
