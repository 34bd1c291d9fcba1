import type {
  AccountChangeKind,
  ExamResults,
  Language,
  PortfolioItem,
  ProfileUi,
  SubmittedFile,
  Survey,
  Theme,
} from '@cairn/contract'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { Removed } from './kept-change.ts'
import type { CallTables } from './call-tables.ts'
import type { CredentialTables } from './credential-tables.ts'
import type { DonationTables } from './donation-tables.ts'
import type { ExamTables } from './exam-tables.ts'
import type { OperatorTables } from './operator-tables.ts'
import type { RerunTables } from './rerun-tables.ts'
import type { TroubleTables } from './trouble-tables.ts'

/** A JSON column: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string, string>

/** The same, with a default value in the database. */
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>

type UsersTable = {
  user_id: string
  username: string
  username_display: string
  email: string
  created_at: Date
  progress_started_at: Date
  name: Generated<string>
  about: Generated<string>
  location: Generated<string>
  picture: Generated<string>
  theme: Generated<Theme>
  language: Language | null
  profile_ui: Json<ProfileUi>
  website: string | null
  twitter: string | null
  github_profile: string | null
  linkedin: string | null
  portfolio: JsonWithDefault<PortfolioItem[]>
  years_top_contributor: Generated<string[]>
  is_donating: Generated<boolean>
  is_honest: Generated<boolean>
  is_cheater: Generated<boolean>
  keyboard_shortcuts: Generated<boolean>
  accepted_privacy_terms: Generated<boolean>
  send_quincy_email: boolean | null
  allows_analytics: Generated<boolean>
  current_challenge_id: Generated<string>
  /** A proof of identity is valid only as long as this stays the same. */
  sign_in_epoch: Generated<number>
  /** From then on the camper cannot sign in, and their profile is not shown. */
  blocked_at: Date | null
  /** Triggers change it with everything that the session user call returns. */
  revision: ColumnType<string, never, never>
}

type CompletionsTable = {
  user_id: string
  challenge_id: string
  completed_at: Date
  challenge_type: number
  solution: string | null
  github_link: string | null
  files: JsonWithDefault<SubmittedFile[]>
  exam_results: JsonWithDefault<ExamResults | null>
  submitted_at: ColumnType<Date | null, Date | undefined, Date>
}

/** A question of a drawn paper, including what its camper must not know. */
export type StoredQuestion = {
  id: string
  question: string
  answers: { id: string; answer: string; isCorrect: boolean }[]
}

/** The tables created by migrations/, as Kysely types. */
export type Schema = CallTables &
  CredentialTables &
  DonationTables &
  ExamTables &
  OperatorTables &
  RerunTables &
  TroubleTables & {
    users: UsersTable
    usernames: { username: string; user_id: string; borne_since: Generated<Date>; free_at: Date | null }
    username_claims: { user_id: string; username: string; claimed_at: Date }
    emails: { email: string; user_id: string; reserved_until: Date | null }
    account_changes: {
      user_id: string
      change_id: Generated<string>
      kind: AccountChangeKind
      changed_at: Date
      removed: Json<Removed>
      undone_by: string | null
    }
    undo_links: { user_id: string; token_hash: Buffer; mailbox: string; changed_at: Date; expires_at: Date }
    sessions: {
      user_id: string
      session_hash: Buffer
      created_at: Date
      last_seen_at: Date
      confirmed_at: Generated<Date>
      browser: Generated<string>
      system: Generated<string>
      mark_hash: Buffer | null
    }
    known_browsers: { user_id: string; mark_hash: Buffer; signed_in_at: Date }
    known_networks: { user_id: string; network_hash: Buffer; signed_in_at: Date }
    completions: CompletionsTable
    project_links: { user_id: string; link_hash: Buffer; challenge_id: string }
    partial_completions: { user_id: string; challenge_id: string; completed_at: Date }
    exam_sessions: {
      user_id: string
      session_id: string
      exam_id: string
      challenge_type: number
      paper: Json<StoredQuestion[]>
      started_at: Date
      deadline: Date
      closed_at: Date | null
      results: ColumnType<ExamResults | null, string | undefined, string | null>
    }
    kept_answers: { user_id: string; session_id: string; answers: Json<Record<string, string>> }
    exam_extra_time: { user_id: string; percent: number }
    saved_challenges: { user_id: string; challenge_id: string; files: Json<SubmittedFile[]>; saved_at: Date }
    reviews: { user_id: string; challenge_id: string; streak: number; answered_at: Date }
    sign_in_requests: {
      email: string
      token_hash: Buffer
      code_hash: Buffer
      browser_hash: Buffer
      return_to: string
      tries: Generated<number>
      expires_at: Date
    }
    passkeys: {
      user_id: string
      passkey_id: string
      public_key: Buffer
      counter: string
      browser: string
      system: string
      created_at: Date
      last_used_at: Date | null
    }
    passkey_ids: { passkey_id: string; user_id: string }
    passkey_challenges: {
      challenge_hash: Buffer
      browser_hash: Buffer
      user_id: string | null
      expires_at: Date
    }
    recovery_codes: { user_id: string; code_hash: Buffer; created_at: Date }
    identities: { issuer: string; subject: string; user_id: string; created_at: Date }
    provider_attempts: {
      state_hash: Buffer
      browser_hash: Buffer
      provider: string
      code_verifier: string
      nonce: string
      return_to: string
      expires_at: Date
    }
    pending_identities: {
      email: string
      browser_hash: Buffer
      issuer: string
      subject: string
      expires_at: Date
    }
    sign_in_mails: {
      email_hash: Buffer
      mail_id: string
      sent_at: Date
      allowance: 'owner' | 'strangers' | 'known-network' | 'withheld'
      network_hash: Buffer
      site_hash: Buffer
      provider_hash: Buffer | null
    }
    mail_outbox: {
      mail_id: string
      recipient: string
      subject: string
      body: string
      created_at: Date
      tries: Generated<number>
      kind: 'proof' | 'notice'
      send_until: Date
      is_in_doubt: Generated<boolean>
      about: string[]
      author_id: string | null
      body_without_author: string | null
    }
    returned_mails: { mail_id: string; recipient: string; returned_at: Date; answer: string | null }
    local_mails: {
      mail_id: string
      recipient: string
      subject: string
      body: string
      created_at: Date
      about: string[]
    }
    pending_emails: { user_id: string; email: string; token_hash: Buffer; sent_at: Date; expires_at: Date }
    retired_usernames: { name_hash: Buffer; free_at: Date | null }
    unsubscribe_ids: { unsubscribe_id: string; user_id: string }
    user_tokens: { user_id: string; token: string; created_at: Date }
    ms_usernames: { ms_username: string; user_id: string }
    surveys: { user_id: string; title: string; responses: Json<Survey['responses']>; answered_at: Date }
    clock_marks: { is_only: Generated<boolean>; clock_at: Date; steady_at: Date }
    server_keys: { name: string; value: Buffer }
  }

export type Database = Kysely<Schema>

/** What store functions accept: a transaction, or the database itself for a single statement. */
export type Queryable = Database | Transaction<Schema>
