import type { Database } from '../../apps/server/src/database/schema.ts'
import { openDatabase } from './open-database.ts'
import type { Product } from './start-product.ts'
import { startWithLessons } from './start-with-lessons.ts'

export type SeededSchool = {
  product: Product
  database: Database
  /** Starts it again in the same place, after it was killed. */
  restart: () => Promise<void>
  /** Starts a process beside it that does its work in the background. */
  startWorker: () => Promise<Product>
  close: () => Promise<void>
}

/** The product with its own lessons, and its database accessible to a test. */
export async function startSeededSchool(
  files: Readonly<Record<string, string>>,
  environment: Record<string, string> = {},
): Promise<SeededSchool> {
  const { database, address, close } = await openDatabase()
  const school = await startWithLessons(files, { ...environment, DATABASE_URL: address })
  return {
    product: school.product,
    restart: school.restart,
    startWorker: school.startWorker,
    database,
    close: async () => {
      await school.close()
      await close()
    },
  }
}
