import { previewUndo as previewCall, undoChanges as undoCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '#http/address-key.ts'
import { implement } from '#http/implement.ts'
import type { RateLimit } from '#http/rate-limit-of.ts'
import { previewUndo, undoChanges, type UndoServices } from './undo-changes.ts'

/** By address, signed in or not: a thief in the same account cannot spend its owner's tries. */
const rateLimit: RateLimit = {
  max: 20,
  timeWindow: 60 * 1000,
  keyGenerator: ({ ip }) => addressKey(ip),
}

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
