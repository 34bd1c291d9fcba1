import { previewUndo as previewCall, undoChanges as undoCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import type { ChangeServices } from './change-account.ts'
import { previewUndo, undoChanges } from './undo-changes.ts'

const rateLimit = { max: 20, timeWindow: 60 * 1000 }

/** What the links in notices lead to. Their secret is all that is asked for: their reader may be signed out. */
export function registerUndo(app: FastifyInstance, services: ChangeServices): void {
  implement(app, previewCall, ({ body }) => previewUndo(services, body), { rateLimit })
  implement(app, undoCall, ({ body }) => undoChanges(services, body), { rateLimit })
}
