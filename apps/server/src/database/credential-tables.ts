import type { Generated } from 'kysely'

/** Signed certificates, and the keys they are signed with (docs/reference/credentials.md). */
export type CredentialTables = {
  issuer_keys: {
    key_id: string
    public_key_multibase: string
    created_at: Date
    retired_at: Generated<Date | null>
    revoked_at: Generated<Date | null>
  }
  credential_statuses: { status_list: number; status_index: number; revoked_at: Generated<Date | null> }
  credentials: {
    user_id: string
    claim_id: string
    credential_id: string
    state: 'waiting' | 'signed' | 'revoked'
    document: Generated<string | null>
    key_id: Generated<string | null>
    status_list: Generated<number | null>
    status_index: Generated<number | null>
    signed_at: Generated<Date | null>
  }
  revoked_claims: { user_id: string; claim_id: string }
}
