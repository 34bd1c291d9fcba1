import { join } from 'node:path'

/** Where a school keeps the Python packages that its operator has fetched. */
export function pythonPackagesFolder(dataDirectory: string): string {
  return join(dataDirectory, 'python-packages')
}
