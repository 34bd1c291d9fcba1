import { createHash } from 'node:crypto'
import { findsRow } from '#database/finds-row.ts'
import type { Queryable } from '#database/schema.ts'

/** What a project was submitted with, in a form that is compared: its links, or its code. */
type ProjectWork = { userId: string; challengeId: string; work: readonly string[] }

/** Whether another project of this camper was submitted with some of this work. */
export async function isWorkUsed(
  queryable: Queryable,
  { userId, challengeId, work }: ProjectWork,
): Promise<boolean> {
  if (work.length === 0) return false
  return findsRow(
    queryable
      .selectFrom('project_links')
      .select('challenge_id')
      .where('user_id', '=', userId)
      .where('link_hash', 'in', work.map(hashOf))
      .where('challenge_id', '<>', challengeId),
  )
}

/** Replaces a project's work; the old links are free again. */
export async function replaceWork(
  queryable: Queryable,
  { userId, challengeId, work }: ProjectWork,
): Promise<void> {
  await queryable
    .deleteFrom('project_links')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
    .execute()
  if (work.length === 0) return
  await queryable
    .insertInto('project_links')
    .values(work.map((text) => ({ user_id: userId, link_hash: hashOf(text), challenge_id: challengeId })))
    .execute()
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
