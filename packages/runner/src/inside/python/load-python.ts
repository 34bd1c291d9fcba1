import type { PythonRuntime } from '../../messages.ts'

/** The part of Pyodide that we use. */
export type Python = {
  runPython: (code: string, options: { globals: PythonGlobals; filename?: string }) => unknown
  globals: { get: (name: 'dict') => () => PythonGlobals }
  setStdout: (options: { batched: (line: string) => void }) => void
  setStderr: (options: { batched: (line: string) => void }) => void
}

export type PythonGlobals = { set: (name: string, value: unknown) => void; destroy: () => void }

type Loader = { loadPyodide: (options: object) => Promise<Python> }

/** An address that nothing answers: what is asked of it comes from memory. */
const base = 'https://runtime.invalid/'

/** Starts Pyodide from bytes that the app handed over; a sandbox has neither network nor cache. */
export async function loadPython(runtime: PythonRuntime): Promise<Python> {
  const files: Readonly<Record<string, [ArrayBuffer, string]>> = {
    [`${base}pyodide.asm.wasm`]: [runtime.wasm, 'application/wasm'],
    [`${base}python_stdlib.zip`]: [runtime.standardLibrary, 'application/zip'],
  }
  const originalFetch = globalThis.fetch
  globalThis.fetch = async (input) => {
    const address = input instanceof Request ? input.url : input.toString()
    const file = files[address]
    if (!file) throw new TypeError(`Not available here: ${address}`)
    return new Response(file[0], { headers: { 'content-type': file[1] } })
  }
  // Pyodide takes a working importScripts for a sign of an unsupported kind of worker.
  Reflect.set(globalThis, 'importScripts', () => {
    throw new Error('Not available here')
  })
  const [{ loadPyodide }, module] = await Promise.all([
    importBytes<Loader>(runtime.loader),
    importBytes<{ default: unknown }>(runtime.module),
  ])
  const python = await loadPyodide({
    indexURL: base,
    createPyodideModule: module.default,
    lockFileContents: runtime.lockFile,
    stdin: () => null,
  })
  globalThis.fetch = originalFetch
  return python
}

async function importBytes<Module>(bytes: ArrayBuffer): Promise<Module> {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }))
  try {
    return (await import(/* @vite-ignore */ address)) as Module
  } finally {
    URL.revokeObjectURL(address)
  }
}
