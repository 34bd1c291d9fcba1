import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { whenRead } from './when-read.ts'

/**
 * Handles the requests of each connection one after the other. A caller may send hundreds in one go without waiting for
 * answers; Node would hand all of them over before it reads from any other connection.
 */
export function handleOneAtATime(app: FastifyInstance): void {
  const latest = new WeakMap<Socket, Promise<void>>()
  app.addHook('onRequest', async ({ raw: { socket } }, { raw }) => {
    const before = latest.get(socket)
    const answered = whenRead(raw)
    latest.set(socket, answered)
    void forgetOnceAnswered(socket, answered)
    if (!before) return
    await before
    // Lets other connections have a turn.
    await setImmediate()
  })

  async function forgetOnceAnswered(socket: Socket, answered: Promise<void>): Promise<void> {
    await answered
    if (latest.get(socket) === answered) latest.delete(socket)
  }
}
