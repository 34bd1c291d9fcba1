import { join } from 'node:path'
import type { Connection } from '../../apps/server/src/database/connect.ts'
import { findFreePorts, startProduct } from '../../tests/product/start-product.ts'
import { databaseAddress } from '../../tests/product/open-database.ts'

export type Held = { heldMs: number; workedMs: number }

export type Watched = {
  origin: string
  /** Measurements of the server's thread. */
  during: (work: () => Promise<unknown>) => Promise<Held>
  stop: () => Promise<void>
}

type Options = { version: string; build: string; data: string; connection: Connection }

/** Starts a version of the product together with a monitor of its event loop. */
export async function startWatched({ version, build, data, connection }: Options): Promise<Watched> {
  const loopPort = await findFreePorts()
  const product = await startProduct({
    directory: version,
    dataDirectory: data,
    port: await findFreePorts(),
    environment: {
      BUILD_DIR: build,
      DATABASE_URL: databaseAddress(connection),
      TRUST_PROXY: '127.0.0.1,::1',
      LOOP_PORT: String(loopPort),
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'watch-loop.mjs')}`,
    },
  })
  const look = async (path: string): Promise<Held> => {
    const answer = await fetch(`http://127.0.0.1:${loopPort}/${path}`)
    return (await answer.json()) as Held
  }
  return {
    origin: product.origin,
    during: async (work) => {
      await look('reset')
      await work()
      return look('now')
    },
    stop: async () => {
      await product.stop()
    },
  }
}
