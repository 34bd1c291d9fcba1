import { randomBytes } from 'node:crypto'
import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { hashSecret } from '#http/session.ts'
import { codeFrom, normaliseCode } from '../rules.ts'
import { replaceCodes } from './store.ts'

/** New codes in groups of four letters, as people copy them. The old ones are worthless from now on. */
export async function makeCodes(database: Database, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () =>
    codeFrom(randomBytes(limits.recoveryCodeLength)).replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
  const codeHashes = codes.map((code) => hashSecret(normaliseCode(code)))
  await transact(database, (transaction) => replaceCodes(transaction, { userId, codeHashes, now }))
  return codes
}
