import type { PythonPackageList } from '@cairn/contract'
import { pythonPackageListName, pythonPackagesPath } from '@cairn/contract'
import type { PythonPackages } from '../messages.ts'
import { pyodideVersion } from '../pyodide-version.ts'
import { fetchFiles, type Progress } from './fetch-files.ts'

type Fetched = PythonPackageList['packages']

/** The packages that the school has for this version of Pyodide; none where its operator has not fetched any. */
export async function listPackages(): Promise<Fetched> {
  const response = await fetch(pythonPackagesPath + pythonPackageListName, { cache: 'no-cache' })
  if (!response.ok) return {}
  const { pyodide, packages } = (await response.json()) as PythonPackageList
  return pyodide === pyodideVersion ? packages : {}
}

/**
 * Fetches these packages and all that they need, from the app's own origin.
 *
 * @throws TypeError without a connection.
 */
export async function fetchPackages(names: readonly string[], progress: Progress): Promise<PythonPackages> {
  const locked = withNeeded(names, await listPackages())
  const blobs = await fetchFiles(
    locked.map(({ file_name, bytes }) => ({ address: pythonPackagesPath + file_name, bytes })),
    progress,
  )
  return {
    imports: names,
    locked: Object.fromEntries(locked.map((entry) => [entry.key, entry])),
    files: Object.fromEntries(locked.map(({ file_name }, index) => [file_name, blobs[index] ?? new Blob()])),
  }
}

function withNeeded(names: readonly string[], fetched: Fetched) {
  const needed = new Set<string>()
  const add = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    fetched[name]?.depends.forEach(add)
  }
  names.forEach(add)
  return [...needed].flatMap((key) => (fetched[key] ? [{ key, ...fetched[key] }] : []))
}
