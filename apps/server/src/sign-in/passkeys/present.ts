import type { Passkey } from '@cairn/contract'
import type { PasskeyRow } from './store.ts'

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.passkey_id,
    createdAt: row.created_at.getTime(),
    lastUsedAt: row.last_used_at?.getTime() ?? null,
    browser: row.browser,
    system: row.system,
  }
}
