import { loadPyodide, type PyodideAPI } from 'pyodide'
import type { Compiled, PythonPackages, PythonRuntime } from '../../messages.ts'
import { pyodideVersion } from '../../pyodide-version.ts'

/** Where Pyodide believes its files to be; nothing is fetched from there. */
const nowhere = 'https://pyodide.invalid/'

type CreateModule = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>

/** Starts Pyodide with packages from files fetched by the app, and from a memory snapshot of a running Python. */
export async function loadPython(
  { module, wasm, standardLibrary, snapshot }: Compiled<PythonRuntime>,
  packages: PythonPackages | undefined,
): Promise<PyodideAPI> {
  const moduleUrl = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }))
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ moduleUrl)) as {
    default: CreateModule
  }
  const files: Readonly<Record<string, Blob>> = {
    // Asked for, but not read: the module is compiled already.
    'pyodide.asm.wasm': new Blob(),
    'python_stdlib.zip': standardLibrary,
    ...packages?.files,
  }
  const { fetch: realFetch } = globalThis
  const { instantiateStreaming } = WebAssembly
  globalThis.fetch = (input) => {
    const address = input instanceof Request ? input.url : input.toString()
    return answer(files[address.replace(nowhere, '')])
  }
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  })
  try {
    const pyodide = await loadPyodide({
      indexURL: nowhere,
      packageBaseUrl: nowhere,
      createPyodideModule,
      lockFileContents: { info: lockFileInfo, packages: packages?.locked ?? {} },
      _loadSnapshot: snapshot.arrayBuffer(),
    })
    if (packages) await loadPackages(pyodide, packages.imports)
    return pyodide
  } finally {
    globalThis.fetch = realFetch
    WebAssembly.instantiateStreaming = instantiateStreaming
    URL.revokeObjectURL(moduleUrl)
  }
}

function answer(file: Blob | undefined): Promise<Response> {
  if (!file) return Promise.reject(new TypeError('Pyodide asked for a file that it is not given'))
  return Promise.resolve(new Response(file, { headers: { 'content-type': file.type } }))
}

/** Imports them before the first program, so that they are kept from one test to the next. */
async function loadPackages(pyodide: PyodideAPI, names: readonly string[]): Promise<void> {
  await pyodide.loadPackage([...names], { messageCallback: () => undefined })
  pyodide.runPython(drawToNoScreen)
  for (const name of names) {
    try {
      pyodide.pyimport(name)
    } catch (error) {
      // The program imports it as well, and reports what is wrong with it.
      console.error(error)
    }
  }
}

/** Matplotlib would ask for a window. */
const drawToNoScreen = 'import os; os.environ.setdefault("MPLBACKEND", "agg"); del os'

/** Only packages that are needed are listed: the whole lock file has 120 KB. */
const lockFileInfo = {
  arch: 'wasm32',
  platform: 'emscripten',
  version: pyodideVersion,
  python: '3.14.2',
  abi_version: '2026_0',
} as const
