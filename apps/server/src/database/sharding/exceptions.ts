/**
 * Where today's schema does not suit a database that is spread over machines: what is named as `describeSchema` finds it,
 * and why it may stay. Each of them has to be settled before such a database is used.
 */
export const exceptions: Readonly<Record<string, string>> = {
  'account_changes.change_id is a sequence':
    'A few rows in the life of an account. Citus gives each machine a range of numbers; CockroachDB and YugabyteDB ask one place for them, rarely.',
  'identities_pkey does not begin with subject':
    'Few accounts have one, and nothing reads a range of them. Its columns can be turned around in place.',
  'identities_user_id_fkey leads to another machine':
    'Deletes the row with its account. Citus needs a statement instead; the others keep such references, at the price of a call to another machine.',
  'passkey_challenges_user_id_fkey leads to another machine':
    'As that of identities. Without it a challenge would outlive its account by the minutes until it expires.',
  'passkey_ids_user_id_fkey leads to another machine': 'As that of identities.',
  'donation_attempts_user_id_fkey leads to another machine':
    'Forgets the account of a gift when that is deleted. Citus needs a statement instead.',
  'sign_in_requests_token_hash_key is unique on each machine only':
    'Hashes of 32 random bytes do not meet. The index is needed to find a request; that it is unique is not.',
  'credentials_ids is unique on each machine only':
    'Random UUIDs do not meet. The index is needed for looking a certificate up by its address.',
  'ms_usernames_user_id_key is unique on each machine only':
    'Linking a name deletes the earlier one first. Two links at the same moment could leave two names, unless they lock the account before.',
}
