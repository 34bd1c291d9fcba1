import type { Client } from 'pg'

/**
 * Ends all sessions of a restored school. Some may have been ended since the backup, by an owner who found a thief in
 * them, and nothing in the backup says which (docs/backup.md, “Restoring”).
 */
export async function signEveryoneOut(client: Client): Promise<void> {
  // A school that was backed up before its first start was over has no tables.
  await client.query(`do $$ begin
    if to_regclass('public.sessions') is not null then delete from public.sessions; end if;
  end $$`)
}
