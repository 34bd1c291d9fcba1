import { loadPyodide, type PyodideAPI } from 'pyodide'
import type { PythonRuntime } from '../../messages.ts'

/** Where Pyodide believes its files to be; nothing is fetched from there. */
const nowhere = 'https://pyodide.invalid/'

type CreateModule = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>

/** Starts Pyodide from files fetched by the app, and from a memory snapshot of a running Python. */
export async function loadPython({
  module,
  wasm,
  standardLibrary,
  snapshot,
}: PythonRuntime): Promise<PyodideAPI> {
  const moduleUrl = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }))
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ moduleUrl)) as {
    default: CreateModule
  }
  const files: Readonly<Record<string, Blob>> = {
    'pyodide.asm.wasm': new Blob([wasm], { type: 'application/wasm' }),
    'python_stdlib.zip': standardLibrary,
  }
  const realFetch = globalThis.fetch
  globalThis.fetch = (input) => {
    const address = input instanceof Request ? input.url : input.toString()
    return answer(files[address.replace(nowhere, '')])
  }
  try {
    return await loadPyodide({
      indexURL: nowhere,
      packageBaseUrl: nowhere,
      createPyodideModule,
      lockFileContents,
      _loadSnapshot: snapshot.arrayBuffer(),
    })
  } finally {
    globalThis.fetch = realFetch
    URL.revokeObjectURL(moduleUrl)
  }
}

function answer(file: Blob | undefined): Promise<Response> {
  if (!file) return Promise.reject(new TypeError('Pyodide asked for a file that it is not given'))
  return Promise.resolve(new Response(file, { headers: { 'content-type': file.type } }))
}

/** Lessons use the standard library only: a lock file without packages saves 120 KB. */
const lockFileContents = {
  info: {
    arch: 'wasm32',
    platform: 'emscripten',
    version: '314.0.7',
    python: '3.14.2',
    abi_version: '2026_0',
  },
  packages: {},
} as const
