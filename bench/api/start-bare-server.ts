import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Connection } from '../../apps/server/src/database/connect.ts'
import type { Recording } from './record-queries.ts'

export type BareServer = { origin: string; stop: () => Promise<void> }

/** Starts the bare server in its own process, like the product. */
export async function startBareServer(connection: Connection, recording: Recording): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' })
  child.send({ connection, recording })
  const [port] = (await once(child, 'message')) as [number]
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}
