import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pythonPackageLockName, PythonPackageLock, pythonPackages } from '@cairn/contract'
import { pythonPackagesFolder } from '#config/python-packages-folder.ts'
import { CommandError } from './command-error.ts'
import { fetchPackageFiles } from './fetch-package-files.ts'
import type { SchoolCommand } from './school-command.ts'

const bytesInMegabyte = 1_000_000

export const fetchPythonPackages: SchoolCommand = {
  words: ['fetch-python-packages'],
  parameters: [],
  optional: 'FROM',
  meaning:
    'brings the Python packages that lessons may use, from Pyodide’s release or from a folder or address',
  run: async ({ storage, buildDirectory }, [from]) => {
    const lock = await readLock(join(buildDirectory, 'runner', pythonPackageLockName))
    const folder = pythonPackagesFolder(storage.dataDirectory)
    const { fetched, kept, bytes } = await fetchPackageFiles({
      lock,
      from: from ?? `https://cdn.jsdelivr.net/pyodide/v${lock.pyodide}/full/`,
      folder,
    })
    const size = Math.max(1, Math.round(bytes / bytesInMegabyte))
    return `${folder} has ${pythonPackages.join(', ')} and what they need: ${fetched} files fetched, ${kept} kept, ${size} MB in all.\nLessons can use them at once.`
  },
}

async function readLock(file: string): Promise<PythonPackageLock> {
  try {
    return PythonPackageLock.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new CommandError(`There is no ${file}. Run npm run build first: it says which files are needed.`)
  }
}
