/**
 * Pyodide takes a working `importScripts` as a sign that the worker does not support `import()`. Ours does, so it is
 * hidden before Pyodide checks, which it does while it loads.
 */
Reflect.set(globalThis, 'importScripts', () => {
  throw new Error('Not available here')
})
