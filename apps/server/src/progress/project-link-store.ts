import { createHash } from 'node:crypto'
import type { Queryable } from '#database/schema.ts'
import { normalLink } from './normal-link.ts'

type ProjectLinks = { userId: string; challengeId: string; links: readonly string[] }

/** Whether another project of this camper was submitted with one of these links. */
export async function isLinkUsed(
  queryable: Queryable,
  { userId, challengeId, links }: ProjectLinks,
): Promise<boolean> {
  if (links.length === 0) return false
  const row = await queryable
    .selectFrom('project_links')
    .select('challenge_id')
    .where('user_id', '=', userId)
    .where('link_hash', 'in', links.map(hashOf))
    .where('challenge_id', '<>', challengeId)
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces a project's links; the old ones are free again. */
export async function replaceLinks(
  queryable: Queryable,
  { userId, challengeId, links }: ProjectLinks,
): Promise<void> {
  await queryable
    .deleteFrom('project_links')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
    .execute()
  if (links.length === 0) return
  await queryable
    .insertInto('project_links')
    .values(links.map((link) => ({ user_id: userId, link_hash: hashOf(link), challenge_id: challengeId })))
    .execute()
}

function hashOf(link: string): Buffer {
  return createHash('sha256').update(normalLink(link)).digest()
}
