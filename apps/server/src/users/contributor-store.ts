import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

/** Adds or removes a year in which a camper was a top contributor; years stay in order. */
export async function setTopContributor(
  queryable: Queryable,
  { userId, year, was }: { userId: string; year: string; was: boolean },
): Promise<void> {
  const years = was
    ? sql<
        string[]
      >`(select array_agg(distinct one order by one) from unnest(years_top_contributor || ${[year]}::text[]) one)`
    : sql<string[]>`array_remove(years_top_contributor, ${year})`
  await queryable
    .updateTable('users')
    .set({ years_top_contributor: years })
    .where('user_id', '=', userId)
    .execute()
}
