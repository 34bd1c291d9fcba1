import {
  adminSections,
  type Language,
  type PageData,
  paths,
  servedPaths,
  settingsSections,
  type SuperBlockTile,
} from '@cairn/contract'
import type { Curricula } from '#curriculum/open-curricula.ts'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Profiles } from '#users/open-profiles.ts'
import { type CertificateSources, certificationOffers, loadCertificate } from './load-certificate.ts'
import { loadLearnPage } from './load-learn-page.ts'

export type PageSources = Omit<CertificateSources, 'curriculum'> & {
  curricula: Curricula
  profiles: Pick<Profiles, 'findPage' | 'findRevision' | 'listWork'>
}

/** `/learn/…`, with the year that the 2022 courses have in front. */
const learnPath =
  /^\/learn\/(?<superBlock>(?:\d{4}\/)?[a-z0-9-]+)(?:\/(?<block>[a-z0-9-]+)(?:\/(?<challenge>[a-z0-9-]+))?)?$/
/** The page on which a report is written has the data of its lesson. */
const reportPath = /^\/lesson-report(?<lesson>\/learn\/.+)$/
const certificatePath = /^\/certification\/(?<username>[^/]+)\/(?<certSlug>[^/]+)$/
const profilePath = /^\/(?<username>[^/]+)\/?$/

/** Screens whose content does not come from the server: only the address matters. */
const fixedPages = new Set<string>([
  paths.review,
  paths.signIn,
  `${paths.signIn}/confirm`,
  paths.signInSettings,
  ...settingsSections.map(paths.settingsOf),
  paths.admin,
  ...adminSections.map(paths.adminOf),
  servedPaths.undo,
  servedPaths.undoEmail,
  paths.donate,
  paths.supporters,
  paths.updateStripeCard,
])

/**
 * Whether a page can be cached: it changes with the curriculum only, whereas a profile changes with every
 * completion.
 */
export function isSharedPage(pathname: string): boolean {
  return (
    pathname === paths.home ||
    pathname === paths.learn ||
    pathname === paths.settings ||
    pathname.startsWith(`${paths.learn}/`) ||
    fixedPages.has(pathname)
  )
}

/** Where a page is, without the prefix of its language. */
export type PageAddress = { pathname: string; language: Language }

/** The content of the page at an address; null if there is no such page. The same for every visitor. */
export async function loadPageData(
  sources: PageSources,
  { pathname, language }: PageAddress,
): Promise<PageData | null> {
  const { curricula } = sources
  const { curriculum } = curricula.in(language)
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path === paths.home) return { screen: 'home', superBlocks: tiles(curriculum) }
  if (path === paths.learn) return { screen: 'learn', superBlocks: tiles(curriculum) }
  if (fixedPages.has(path)) return null
  const learn = learnPath.exec(path)?.groups
  if (learn) return loadLearnPage(curricula, language, learn)
  const reported = reportPath.exec(path)?.groups?.['lesson']
  if (reported !== undefined) return loadPageData(sources, { pathname: reported, language })
  if (path === paths.settings)
    return { screen: 'settings', certifications: certificationOffers({ curriculum }) }
  const certificate = certificatePath.exec(path)?.groups
  if (certificate) {
    const [username = '', certSlug = ''] = [certificate['username'], certificate['certSlug']]
    return loadCertificate(
      { ...sources, curriculum },
      { username: decode(username), certSlug: decode(certSlug) },
    )
  }
  const username = profileNameOf(path)
  return username === undefined ? null : loadProfile(sources, username)
}

/** Whose profile the page at an address would be; undefined for an address of another form. */
export function profileNameOf(pathname: string): string | undefined {
  const username = profilePath.exec(pathname)?.groups?.['username']
  return username === undefined ? undefined : decode(username)
}

async function loadProfile({ profiles }: PageSources, username: string): Promise<PageData | null> {
  const profile = await profiles.findPage(username)
  return profile ? { screen: 'profile', ...profile } : null
}

function tiles(curriculum: Curriculum): SuperBlockTile[] {
  // A course without lessons has nothing to offer yet.
  const ready = curriculum.superBlocks.filter(({ blocks }) => blocks.length > 0)
  return ready.map(({ id, title, stage, summary, translationPending, blocks }) => ({
    id,
    title,
    stage,
    summary,
    ...(translationPending && { translationPending }),
    challengeCount: blocks.reduce((sum, { challenges }) => sum + challenges.length, 0),
  }))
}

/** A malformed escape cannot be part of a username, nor a null character, which the database would fail on. */
function decode(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') ? segment : text
  } catch {
    return segment
  }
}
