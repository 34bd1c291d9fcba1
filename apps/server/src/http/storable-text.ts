import type { FastifyInstance } from 'fastify'

/** An error with a status is answered with the refusal that the call declares for it. */
class UnstorableText extends Error {
  readonly statusCode = 400
}

/**
 * Rejects texts that PostgreSQL cannot store: a null character, or a lone surrogate. Keyboards do not produce them,
 * and the database would fail on them.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [body, query, params]) if (!isStorable(part)) throw new UnstorableText()
  })
}

/**
 * Whether PostgreSQL can store all texts of a value. Uses a list of its own instead of recursion, because input may be
 * nested fifty thousand levels deep. Arrays are not asked for their keys, which would take forty times as long.
 */
export function isStorable(sent: unknown): boolean {
  const waiting = [sent]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    // Bytes are stored nowhere.
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue
    const parts: unknown[] = Array.isArray(value) ? value : Object.values(value)
    for (const part of parts) waiting.push(part)
    if (!Array.isArray(value)) for (const key of Object.keys(value)) waiting.push(key)
  }
  return true
}
