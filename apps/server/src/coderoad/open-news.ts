import type { ServerResponse } from 'node:http'
import type { Session } from '#http/session.ts'
import { streamChanged } from '#telemetry/topics.ts'

/** Browsers open six connections to a school, and a stream keeps one. */
const mostPerCamper = 3
/** Each takes memory and a connection. */
const mostTogether = 1000

type OpenStream = { session: Session; stream: ServerResponse }

export type News = {
  /** The campers whose pages have a stream. */
  followed: () => string[]
  /** Tells a camper's open pages that something was recorded. */
  tell: (userId: string) => void
  /** Keeps a stream until it closes; false if there is no room for it. */
  keep: (open: OpenStream) => boolean
  /** Ends the streams of a camper whose session is no longer alive. */
  endUnless: (userId: string, isAlive: (session: Session) => Promise<boolean>) => Promise<void>
  /** Ends all streams of a camper. */
  endOf: (userId: string) => void
  endAll: () => void
}

/** The streams by which campers' pages learn what other programs have recorded. */
export function openNews(): News {
  const open = new Set<OpenStream>()
  const of = (userId: string) => [...open].filter(({ session }) => session.camper.userId === userId)
  return {
    followed: () => [...new Set([...open].map(({ session }) => session.camper.userId))],
    tell: (userId) => {
      for (const { stream } of of(userId)) stream.write('data: progress\n\n')
    },
    keep: (one) => {
      if (open.size >= mostTogether || of(one.session.camper.userId).length >= mostPerCamper) return false
      open.add(one)
      streamChanged.tell({ by: 1 })
      one.stream.on('close', () => {
        open.delete(one)
        streamChanged.tell({ by: -1 })
      })
      return true
    },
    endUnless: async (userId, isAlive) => {
      for (const { session, stream } of of(userId)) if (!(await isAlive(session))) stream.end()
    },
    endOf: (userId) => {
      for (const { stream } of of(userId)) stream.end()
    },
    endAll: () => {
      for (const { stream } of open) stream.end()
    },
  }
}
