/**
 * Pyodide takes a working `importScripts` for a sign of a worker that cannot do `import()`. Ours can, so it
 * is put out of sight before Pyodide looks, which it does while it is loaded.
 */
Reflect.set(globalThis, 'importScripts', () => {
  throw new Error('Not available here')
})
