import { randomUUID } from 'node:crypto'
import type { AccountImport, SessionUser } from '@cairn/contract'
import { safePicture, safePortfolio, safeSocials } from '#settings/rules.ts'
import { updateUser } from '#settings/store.ts'
import { visibleText } from '#settings/visible-text.ts'
import type { ImportServices } from './services.ts'

type Profile = AccountImport['user']

/** Fills what is empty in a profile, under the rules of the settings. What they refuse is left out. */
export async function importProfile(
  { database, appOrigins }: ImportServices,
  user: SessionUser,
  given: Profile,
): Promise<void> {
  const { website, twitter, githubProfile, linkedin } = socialsOf(given)
  const picture = safePicture(given.picture?.trim() ?? '', appOrigins)
  const portfolio = safePortfolio(given.portfolio ?? [], { newId: randomUUID, appOrigins })
  await updateUser(database, user.id, {
    ...(user.name === '' && given.name && { name: visibleText(given.name) }),
    ...(user.about === '' && given.about && { about: given.about }),
    ...(user.location === '' && given.location && { location: visibleText(given.location) }),
    ...(user.picture === '' && picture && { picture }),
    ...(!user.website && website && { website }),
    ...(!user.twitter && twitter && { twitter }),
    ...(!user.githubProfile && githubProfile && { github_profile: githubProfile }),
    ...(!user.linkedin && linkedin && { linkedin }),
    ...(user.portfolio.length === 0 && portfolio && { portfolio: JSON.stringify(portfolio) }),
  })
}

/** Each of them is judged alone. */
function socialsOf(given: Profile) {
  const none = { website: '', twitter: '', githubProfile: '', linkedin: '' }
  const names = ['website', 'twitter', 'githubProfile', 'linkedin'] as const
  const safe = names.map((name) => safeSocials({ ...none, [name]: given[name] ?? '' })?.[name] ?? '')
  return Object.fromEntries(names.map((name, index) => [name, safe[index]])) as typeof none
}
