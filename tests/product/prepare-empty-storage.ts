import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyStorage } from './copy-empty-storage.ts'
import { findFreePorts, startProduct } from './start-product.ts'

/**
 * Runs once before all journeys: starts a school and stops it again. The folder that is left has a database with all
 * tables and no camper, which takes longer to make than to copy.
 */
export default async function prepareEmptyStorage(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'empty-storage-'))
  const product = await startProduct({ dataDirectory: directory, port: await findFreePorts() })
  await product.stop()
  process.env[emptyStorage] = directory
  return () => rm(directory, { recursive: true })
}
