import {
  type BlockOutline,
  type ExamFacts,
  type PageData,
  type PageDataOf,
  paths,
  type SuperBlockOutline,
  type SuperBlockTile,
} from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Profiles } from '#users/open-profiles.ts'
import {
  type CertificateSources,
  certificationOffers,
  loadCertificate,
  requirementsOf,
} from './load-certificate.ts'

export type PageSources = CertificateSources & {
  curriculum: Curriculum
  profiles: Pick<Profiles, 'findPage' | 'findRevision' | 'listWork'>
}

/** `/learn/…`, with the year that the 2022 courses have in front. */
const learnPath =
  /^\/learn\/(?<superBlock>(?:\d{4}\/)?[a-z0-9-]+)(?:\/(?<block>[a-z0-9-]+)\/(?<challenge>[a-z0-9-]+))?$/
const certificatePath = /^\/certification\/(?<username>[^/]+)\/(?<certSlug>[^/]+)$/
const profilePath = /^\/(?<username>[^/]+)\/?$/

/** Screens whose content does not come from the server: only the address matters. */
const fixedPages = new Set<string>([
  paths.signIn,
  `${paths.signIn}/confirm`,
  paths.signInSettings,
  paths.undo,
  paths.undoEmail,
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

/** The content of the page at an address; null if there is no such page. The same for every visitor. */
export async function loadPageData(sources: PageSources, pathname: string): Promise<PageData | null> {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path === paths.home) return { screen: 'home', superBlocks: tiles(sources) }
  if (path === paths.learn) return { screen: 'learn', superBlocks: tiles(sources) }
  if (fixedPages.has(path)) return null
  const learn = learnPath.exec(path)?.groups
  if (learn) return loadLearnPage(sources, learn['superBlock'] ?? '', learn['block'], learn['challenge'])
  if (path === paths.settings) return { screen: 'settings', certifications: certificationOffers(sources) }
  const certificate = certificatePath.exec(path)?.groups
  if (certificate) {
    const [username = '', certSlug = ''] = [certificate['username'], certificate['certSlug']]
    return loadCertificate(sources, { username: decode(username), certSlug: decode(certSlug) })
  }
  const username = profileNameOf(path)
  return username === undefined ? null : loadProfile(sources, username)
}

/** Whose profile the page at an address would be; undefined for an address of another form. */
export function profileNameOf(pathname: string): string | undefined {
  const username = profilePath.exec(pathname)?.groups?.['username']
  return username === undefined ? undefined : decode(username)
}

async function loadLearnPage(
  { curriculum }: PageSources,
  superBlockId: string,
  blockName?: string,
  challengeName?: string,
): Promise<PageData | null> {
  const superBlock = curriculum.findSuperBlock(superBlockId)
  if (!superBlock) return null
  if (!blockName || !challengeName) return { screen: 'super-block', superBlock }
  const block = superBlock.blocks.find(({ dashedName }) => dashedName === blockName)
  if (!block) return null
  const challenges = await curriculum.loadChallenges(block.dashedName)
  const index = challenges.findIndex(({ dashedName }) => dashedName === challengeName)
  const challenge = challenges[index]
  if (!challenge) return null
  return {
    screen: 'challenge',
    // Courses may share a block; the links are those of the course that the visitor came from.
    challenge: { ...challenge, superBlock: superBlock.id },
    superBlock: { id: superBlock.id, title: superBlock.title },
    block,
    position: index + 1,
    previousPath: neighbourPath(superBlock, block, index - 1),
    nextPath: neighbourPath(superBlock, block, index + 1),
    exam: findExam(curriculum, challenge.id),
    following: findFollowing(curriculum.superBlocks, superBlock, block),
  }
}

function findExam(curriculum: Curriculum, challengeId: string): ExamFacts | null {
  const outline = curriculum.findExamOutline(challengeId)
  if (!outline) return null
  const { numberOfQuestionsInExam, passingPercent, timeLimitMinutes = null, prerequisites } = outline
  return {
    numberOfQuestionsInExam,
    passingPercent,
    timeLimitMinutes,
    prerequisites: requirementsOf(prerequisites, curriculum),
  }
}

function neighbourPath(superBlock: SuperBlockOutline, block: BlockOutline, index: number): string | null {
  const neighbour = block.challenges[index]
  if (!neighbour) return null
  return paths.challenge({
    superBlock: superBlock.id,
    block: block.dashedName,
    dashedName: neighbour.dashedName,
  })
}

function findFollowing(
  superBlocks: readonly SuperBlockOutline[],
  superBlock: SuperBlockOutline,
  block: BlockOutline,
): PageDataOf<'challenge'>['following'] {
  const later = superBlock.blocks.slice(superBlock.blocks.indexOf(block) + 1)
  const nextBlock = later.find(({ challenges }) => challenges.length > 0)
  if (nextBlock) {
    const path = neighbourPath(superBlock, nextBlock, 0) ?? paths.superBlock(superBlock.id)
    return { kind: 'block', title: nextBlock.name, path }
  }
  const laterCourses = superBlocks.slice(superBlocks.indexOf(superBlock) + 1)
  const nextCourse = laterCourses.find(({ blocks }) => blocks.length > 0)
  return nextCourse
    ? { kind: 'course', title: nextCourse.title, path: paths.superBlock(nextCourse.id) }
    : null
}

async function loadProfile({ profiles }: PageSources, username: string): Promise<PageData | null> {
  const profile = await profiles.findPage(username)
  return profile ? { screen: 'profile', ...profile } : null
}

function tiles({ curriculum }: PageSources): SuperBlockTile[] {
  // A course without lessons has nothing to offer yet.
  const ready = curriculum.superBlocks.filter(({ blocks }) => blocks.length > 0)
  return ready.map(({ id, title, stage, summary, blocks }) => ({
    id,
    title,
    stage,
    summary,
    blockCount: blocks.length,
    challengeIds: blocks.flatMap(({ challenges }) => challenges.map((challenge) => challenge.id)),
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
