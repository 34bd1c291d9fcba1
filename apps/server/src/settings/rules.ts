import {
  type BodyOf,
  couldBeUsername,
  limits,
  type PortfolioItem,
  type updatePortfolio,
} from '@cairn/contract'
import { isOwnHost } from '#users/rules.ts'
import { safeUrl } from './safe-url.ts'
import { visibleText } from './visible-text.ts'

type Socials = { website: string; twitter: string; githubProfile: string; linkedin: string }

/**
 * Allowed hosts of each link, compared by their last two labels; any for a website
 * (docs/reference/api.md, “Settings”).
 */
const hosts: Readonly<Record<keyof Socials, readonly string[] | null>> = {
  website: null,
  twitter: ['twitter.com', 'x.com'],
  githubProfile: ['github.com'],
  linkedin: ['linkedin.com'],
}

const imageName = /\.(?:apng|avif|gif|jpe?g|jfif|pjpeg|pjp|png|svg|webp)$/i

/** The links in the form in which they are stored; undefined if one of them is invalid. */
export function safeSocials(socials: Socials): Socials | undefined {
  const entries = (Object.keys(hosts) as (keyof Socials)[]).map((name) => [
    name,
    socials[name] === '' ? '' : linkOn(socials[name], hosts[name]),
  ])
  if (entries.some(([, link]) => link === undefined)) return undefined
  return Object.fromEntries(entries) as Socials
}

/** Empty, or an address elsewhere that looks like that of an image. */
export function safePicture(picture: string, appOrigins: readonly string[]): string | undefined {
  const url = safeImage(picture, appOrigins)
  if (url === undefined || url === '') return url
  return imageName.test(new URL(url).pathname) ? url : undefined
}

/** The list in the form in which it is stored; undefined if an item has no title or an invalid link. */
export function safePortfolio(
  items: BodyOf<typeof updatePortfolio>['portfolio'],
  { newId, appOrigins }: { newId: () => string; appOrigins: readonly string[] },
): PortfolioItem[] | undefined {
  const safe = items.map(({ id, title = '', url = '', image = '', description = '' }) => ({
    id: id === undefined || id === '' ? newId() : id,
    title: visibleText(title),
    url: url === '' ? undefined : safeUrl(url),
    image: safeImage(image, appOrigins),
    description,
  }))
  const isWhole = (item: (typeof safe)[number]): item is PortfolioItem =>
    item.title.length >= limits.minPortfolioTitleLength && item.url !== undefined && item.image !== undefined
  return safe.every(isWhole) ? safe : undefined
}

type NameProblem =
  | 'flash.username-invalid'
  | 'flash.username-is-status'
  | 'flash.username-too-short'
  | 'flash.username-too-long'

/** What is wrong with the form of a name, in the documented order (docs/reference/api.md, “Usernames”). */
export function nameProblem(username: string): NameProblem | undefined {
  if (username !== '' && !couldBeUsername(username)) return 'flash.username-invalid'
  if (/^[1-5]\d\d$/.test(username)) return 'flash.username-is-status'
  if (username.length < limits.minUsernameLength) return 'flash.username-too-short'
  return username.length > limits.maxNewUsernameLength ? 'flash.username-too-long' : undefined
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * For how many days an account that took names at these times, oldest first, must wait for another; 0: not at all.
 */
export function daysUntilNextName(takenAt: readonly Date[], now: Date): number {
  const oldestThatCounts = takenAt.at(-limits.usernamesPerMonth)
  if (!oldestThatCounts) return 0
  return Math.ceil((oldestThatCounts.getTime() + limits.usernameMonthMs - now.getTime()) / dayMs)
}

/** Empty, or an address elsewhere: each view of a profile sends the viewer's cookies to a picture of the school's own. */
function safeImage(image: string, appOrigins: readonly string[]): string | undefined {
  if (image === '') return ''
  const url = safeUrl(image)
  return url === undefined || isOwnHost(url, appOrigins) ? undefined : url
}

function linkOn(link: string, allowed: readonly string[] | null): string | undefined {
  const url = safeUrl(link)
  if (url === undefined || allowed === null) return url
  const host = new URL(url).hostname.split('.').slice(-2).join('.')
  return allowed.includes(host) ? url : undefined
}
