import * as z from 'zod/mini'

/** Python packages outside the standard library that lessons may import, by the name that they import. */
export const pythonPackages = ['numpy', 'pandas', 'matplotlib'] as const

/** Where the app serves the packages that its operator has fetched. */
export const pythonPackagesPath = '/python-packages/'

/** The file in that place which lists them. */
export const pythonPackageListName = 'packages.json'

/** The file in the folder of the built runner which says what can be fetched. */
export const pythonPackageLockName = 'python-packages.json'

/** A package as Pyodide's own lock file describes it. Its file's name is one that no path can hide in. */
const LockedPackage = z.object({
  name: z.string(),
  version: z.string(),
  file_name: z.string().check(z.regex(/^[\w+-][\w.+-]*\.(?:whl|zip)$/)),
  install_dir: z.enum(['site', 'dynlib']),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  package_type: z.enum(['package', 'cpython_module', 'shared_library', 'static_library']),
  imports: z.array(z.string()),
  depends: z.array(z.string()),
})
export type LockedPackage = z.infer<typeof LockedPackage>

/** What a school would have to fetch: `pythonPackages` and all that they need, for one version of Pyodide. */
export const PythonPackageLock = z.object({
  pyodide: z.string(),
  packages: z.record(z.string(), LockedPackage),
})
export type PythonPackageLock = z.infer<typeof PythonPackageLock>

/** What a school has fetched. */
export const PythonPackageList = z.object({
  pyodide: z.string(),
  packages: z.record(z.string(), z.extend(LockedPackage, { bytes: z.number() })),
})
export type PythonPackageList = z.infer<typeof PythonPackageList>
