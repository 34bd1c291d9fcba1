import type { Schema } from '../schema.ts'

/**
 * Where the rows of a table are in a school whose database is spread over machines: by the value of a column, on all
 * machines (`reference`), or on one of them (`single`).
 */
export type Distribution<Column extends string = string> = { by: Column } | 'reference' | 'single'

type Distributions = { [Table in keyof Schema]: Distribution<keyof Schema[Table] & string> }

const byCamper = { by: 'user_id' } as const

/** All tables of the schema `public`. Those of one camper are on one machine; docs/scaling.md says for which engines. */
export const distributions: Distributions = {
  users: byCamper,
  operators: byCamper,
  sessions: byCamper,
  completions: byCamper,
  partial_completions: byCamper,
  saved_challenges: byCamper,
  reviews: byCamper,
  exam_sessions: byCamper,
  kept_answers: byCamper,
  exam_extra_time: byCamper,
  project_links: byCamper,
  project_runs: byCamper,
  run_turns: byCamper,
  credentials: byCamper,
  revoked_claims: byCamper,
  passkeys: byCamper,
  recovery_codes: byCamper,
  known_browsers: byCamper,
  known_networks: byCamper,
  account_changes: byCamper,
  undo_links: byCamper,
  pending_emails: byCamper,
  username_claims: byCamper,
  user_tokens: byCamper,
  surveys: byCamper,
  camper_reports: byCamper,

  // What must be unique for all campers, or is found without knowing whose it is.
  usernames: { by: 'username' },
  emails: { by: 'email' },
  retired_usernames: { by: 'name_hash' },
  ms_usernames: { by: 'ms_username' },
  unsubscribe_ids: { by: 'unsubscribe_id' },
  identities: { by: 'subject' },
  passkey_ids: { by: 'passkey_id' },

  // What is kept of someone who is not signed in yet.
  sign_in_requests: { by: 'email' },
  pending_identities: { by: 'email' },
  sign_in_mails: { by: 'email_hash' },
  passkey_challenges: { by: 'challenge_hash' },
  provider_attempts: { by: 'state_hash' },
  call_counts: { by: 'key_hash' },
  mail_outbox: { by: 'mail_id' },

  // A few rows that everything refers to.
  issuer_keys: 'reference',
  server_keys: 'reference',
  clock_marks: 'reference',

  // Few rows, or few changes: one machine has room for them.
  credential_statuses: 'single',
  donation_attempts: 'single',
  donation_payments: 'single',
  donation_events: 'single',
  exam_items: 'single',
  lesson_reports: 'single',
  lesson_counts: 'single',
  first_failures: 'single',
  local_mails: 'single',
  returned_mails: 'single',
  operator_actions: 'single',
}
