import { limits } from '@cairn/contract'
import type { Database } from '../../apps/server/src/database/schema.ts'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { stepIds, towerId } from './profile-lessons.ts'

/** All fit on the first page of a timeline, next to the project and the lesson of old code. */
const rowsWithLinks = 12

/** The texts as an address that is not too long; a space would end it. */
const addressOf = (text: string) =>
  `https://a.example/${text.replaceAll(/\s/g, '/')}`.slice(0, limits.maxLinkLength)

/**
 * Writes every one of the texts into every field of a camper, directly into the database, as if nothing had validated
 * them.
 */
export async function writeHostileTexts(
  database: Database,
  email: string,
  texts: readonly string[],
): Promise<void> {
  const all = texts.join('\n')
  const { user_id } = await database
    .updateTable('users')
    .set({
      name: all,
      about: all,
      location: all,
      picture: addressOf(all),
      website: addressOf(all),
      linkedin: addressOf(all),
      github_profile: 'javascript:top.canary=1//.example',
      twitter: all,
      portfolio: JSON.stringify(
        texts.map((text, index) => ({
          id: `${index}`,
          title: text,
          url: index % 2 === 0 ? text : addressOf(text),
          image: index % 2 === 0 ? addressOf(text) : text,
          description: text,
        })),
      ),
      profile_ui: JSON.stringify(everythingShown),
    })
    .where('email', '=', email)
    .returning('user_id')
    .executeTakeFirstOrThrow()
  const page = { contents: all, key: 'indexhtml', ext: 'html', name: 'index' }
  const named = texts.map((text, index) => ({
    contents: text,
    key: `${index}`,
    ext: index % 2 === 0 ? 'js' : text,
    name: text,
  }))
  const now = Date.now()
  const share = Math.ceil(texts.length / (2 * rowsWithLinks))
  const linkOf = (number: number) => addressOf(texts.slice(number * share, (number + 1) * share).join('\n'))
  const links = stepIds.slice(0, rowsWithLinks).map((id, index) => ({
    id,
    challengeType: 4,
    solution: linkOf(2 * index),
    githubLink: linkOf(2 * index + 1),
    files: [] as unknown[],
  }))
  const rows = [
    ...links,
    { id: stepIds[20] ?? '', challengeType: 0, solution: all, githubLink: all, files: [] },
    { id: towerId, challengeType: 14, solution: null, githubLink: null, files: [page, ...named] },
  ]
  await database
    .insertInto('completions')
    .values(
      rows.map(({ id, challengeType, solution, githubLink, files }, index) => ({
        user_id,
        challenge_id: id,
        challenge_type: challengeType,
        completed_at: new Date(now + index * 1000),
        solution,
        github_link: githubLink,
        files: JSON.stringify(files),
      })),
    )
    .execute()
  await database
    .insertInto('saved_challenges')
    .values({ user_id, challenge_id: towerId, files: JSON.stringify([page]), saved_at: new Date(now) })
    .execute()
  await database
    .insertInto('surveys')
    .values({
      user_id,
      title: texts[1] ?? '',
      responses: JSON.stringify(texts.map((text) => ({ question: text, response: text }))),
      answered_at: new Date(now),
    })
    .execute()
}
