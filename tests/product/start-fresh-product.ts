import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyEmptyStorage } from './copy-empty-storage.ts'
import { findFreePorts, type Product, startProduct } from './start-product.ts'

/** The product on storage of its own, which is removed when the product stops. */
export async function startFreshProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'school-'))
  await copyEmptyStorage(dataDirectory)
  const product = await startProduct({ dataDirectory, port: await findFreePorts(), environment })
  return {
    ...product,
    stop: async () => {
      const code = await product.stop()
      await rm(dataDirectory, { recursive: true })
      return code
    },
  }
}
