import { previewUndo as previewCall, undoChanges as undoCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { previewUndo, undoChanges, type UndoServices } from './undo-changes.ts'

const rateLimit = { max: 20, timeWindow: 60 * 1000 }

/** The pages that links in notices open. The secret in the link is enough, because the reader may be signed out. */
export function registerUndo(app: FastifyInstance, services: UndoServices): void {
  implement(app, previewCall, ({ body }) => previewUndo(services, body), { rateLimit })
  implement(
    app,
    undoCall,
    ({ body }, { request: { language } }) => undoChanges({ ...services, language }, body),
    { rateLimit },
  )
}
