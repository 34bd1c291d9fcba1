import type { FastifyInstance } from 'fastify'

/** An error with a status is answered with the refusal that the call declares for it. */
class UnstorableText extends Error {
  readonly statusCode = 400
}

/**
 * Refuses texts that PostgreSQL cannot keep: a null character, or half of a surrogate pair. No keyboard makes
 * them, and the database would answer them with a fault.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [body, query, params]) if (!isStorable(part)) throw new UnstorableText()
  })
}

/** With a list of its own and no recursion, because what is sent may be nested fifty thousand deep. */
function isStorable(sent: unknown): boolean {
  const waiting = [sent]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) waiting.push(key, inner)
  }
  return true
}
