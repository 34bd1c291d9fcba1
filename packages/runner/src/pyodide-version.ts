/** The version of Pyodide: packages that were built for another one do not run. */
export const pyodideVersion = '314.0.7'
