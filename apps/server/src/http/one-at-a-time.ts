import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { limits } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { whenRead } from './when-read.ts'

type Line = { length: number; latest: Promise<void> }

/**
 * Handles the requests of each connection one after the other. A caller may send hundreds in one go without waiting for
 * answers; Node would hand all of them over before it reads from any other connection. Each that waits takes memory, so
 * a connection on which too many wait is closed.
 */
export function handleOneAtATime(app: FastifyInstance, most: number = limits.requestsPerConnection): void {
  const lines = new WeakMap<Socket, Line>()
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const line = lines.get(socket) ?? { length: 0, latest: Promise.resolve() }
    lines.set(socket, line)
    const { length, latest: before } = line
    const hasRoom = length < most
    if (hasRoom) {
      line.length += 1
      line.latest = leaveOnceAnswered(line, reply.raw)
    }
    if (length === 0) return
    if (hasRoom) await before
    // Lets other connections have a turn.
    await setImmediate()
    if (!hasRoom) socket.destroy()
    if (socket.destroyed) reply.hijack()
  })
}

async function leaveOnceAnswered(line: Line, answer: ServerResponse): Promise<void> {
  await whenRead(answer)
  line.length -= 1
}
