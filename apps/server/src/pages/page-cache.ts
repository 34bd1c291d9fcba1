import type { Language, PageData, PageRenderer, RedirectedMessage, SiteConfiguration } from '@cairn/contract'
import { ByteCache } from '#cache/byte-cache.ts'
import { DatabaseAway } from '#database/database-away.ts'
import { pathWithMessage } from '#http/path-with-message.ts'
import {
  digestOf,
  type FinishedBody,
  finishBody,
  type FinishedPage,
  finishPage,
  sizeOf,
} from './finished-page.ts'
import {
  isSharedPage,
  loadPageData,
  type PageAddress,
  type PageSources,
  profileNameOf,
} from './load-page-data.ts'

export type PageMaking = {
  sources: PageSources
  renderPage: PageRenderer
  /** The name of the screen at an address; one name for all addresses without a page. */
  findRoute: (pathname: string) => Promise<string>
  site: SiteConfiguration
}

export type PageCache = {
  page: (address: PageAddress) => Promise<FinishedPage>
  /** The page if it needs no making: it is the same for everyone, and is kept or being made. */
  keptPage: (address: PageAddress) => Promise<FinishedPage> | undefined
  /** A page with the message of a redirect, made again, because it is read once. */
  pageWithMessage: (address: PageAddress, message: RedirectedMessage) => Promise<FinishedPage>
  /** The data of a page, as JSON; null if there is no such page. */
  data: (address: PageAddress) => Promise<FinishedBody | null>
  keptData: (address: PageAddress) => Promise<FinishedBody | null> | undefined
}

/**
 * What a profile showed, as JSON, and whether the account is still as it was before. A locked profile has its revision
 * again later: what it showed while it was open must not be kept under that.
 */
type ProfileText = { text: string | null; isCurrent: boolean }

/** Some two hundred lessons. */
const sharedBytes = 24 * 1024 * 1024
const sharedDataBytes = 8 * 1024 * 1024
const profileBytes = 32 * 1024 * 1024
const profileDataBytes = 16 * 1024 * 1024
const profileTextBytes = 8 * 1024 * 1024

/**
 * Finished pages, made once for as long as their source is the same: the lessons for most, what it shows for a
 * profile. Addresses without a page are unlimited in number, so they share one page per screen.
 */
export function openPageCache({ sources, renderPage, findRoute, site }: PageMaking): PageCache {
  // A page that is not there would displace lessons under each of its addresses.
  const shared = new ByteCache<FinishedPage>(sharedBytes, (page) =>
    page.status === 200 ? sizeOf(page) : Infinity,
  )
  const sharedData = new ByteCache<FinishedBody | null>(sharedDataBytes, (body) =>
    body ? sizeOf(body) : Infinity,
  )
  const profiles = new ByteCache<FinishedPage>(profileBytes, sizeOf)
  const profileTexts = new ByteCache<ProfileText>(profileTextBytes, ({ text, isCurrent }) =>
    text !== null && isCurrent ? text.length : Infinity,
  )
  const profileData = new ByteCache<FinishedBody>(profileDataBytes, sizeOf)
  const missing = new Map<string, FinishedPage>()

  const render = async (path: string, language: Language, pageData: PageData | null): Promise<FinishedPage> =>
    finishPage(await renderPage({ path, language, site, loadPageData: async () => pageData }))
  const make = async ({ pathname, language }: PageAddress): Promise<FinishedPage> => {
    const pageData = await loadPageData(sources, { pathname, language })
    if (pageData) return render(pathname, language, pageData)
    const route = `${language} ${await findRoute(pathname)}`
    const known = missing.get(route)
    if (known) return known
    const page = await render(pathname, language, null)
    // A screen that has nothing to show at one address has nothing to show at any other.
    if (page.status === 404) missing.set(route, page)
    return page
  }
  // Pages made from older lessons are never requested again.
  const keyOf = ({ pathname, language }: PageAddress) =>
    `${sources.curricula.in(language).curriculum.version} ${pathname}`
  const keyOfPage = (address: PageAddress) => `${address.language} ${keyOf(address)}`
  /** Data is the same in all languages of pages that show the same lessons. */
  const keyOfData = (address: PageAddress) =>
    `${sources.curricula.in(address.language).language} ${keyOf(address)}`

  const loadText = async (address: PageAddress): Promise<string | null> => {
    const pageData = await loadPageData(sources, address)
    return pageData && JSON.stringify(pageData)
  }
  const makeData = async (address: PageAddress): Promise<FinishedBody | null> => {
    const text = await loadText(address)
    return text === null ? null : finishBody(text)
  }
  /**
   * What a profile shows, as JSON. Its page and its data are kept under this text and not under the account's revision:
   * making them takes long enough to tell strangers of a change that the profile hides.
   */
  const findProfileText = async (address: PageAddress): Promise<string | null> => {
    const username = profileNameOf(address.pathname)
    if (username === undefined) return null
    const revision = await sources.profiles.findRevision(username)
    if (revision === undefined) return null
    const { text } = await profileTexts.getOrCreate(`${keyOfData(address)} ${revision}`, async () => ({
      text: await loadText(address),
      isCurrent: (await sources.profiles.findRevision(username)) === revision,
    }))
    return text
  }

  const find = async (address: PageAddress): Promise<FinishedPage> => {
    const { pathname, language } = address
    const key = keyOfPage(address)
    if (isSharedPage(pathname)) return shared.getOrCreate(key, () => make(address))
    const text = await findProfileText(address)
    if (text === null) return make(address)
    return profiles.getOrCreate(`${key} ${digestOf(text)}`, () =>
      render(pathname, language, JSON.parse(text) as PageData),
    )
  }
  const findData = async (address: PageAddress): Promise<FinishedBody | null> => {
    const { pathname } = address
    if (isSharedPage(pathname)) return sharedData.getOrCreate(keyOfData(address), () => makeData(address))
    const text = await findProfileText(address)
    return text === null ? makeData(address) : profileData.getOrCreate(digestOf(text), () => finishBody(text))
  }
  /** Says that the page did not load, and that trying again soon may help. */
  const renderAway = async ({ pathname, language }: PageAddress): Promise<FinishedPage> => {
    const loadNothing = async () => {
      throw new Response(null, { status: 503 })
    }
    return finishPage(await renderPage({ path: pathname, language, site, loadPageData: loadNothing }))
  }

  const unlessAway = async (address: PageAddress, made: Promise<FinishedPage>): Promise<FinishedPage> => {
    try {
      return await made
    } catch (error) {
      if (error instanceof DatabaseAway) return renderAway(address)
      throw error
    }
  }
  const makeWith = async ({ pathname, language }: PageAddress, { type, message }: RedirectedMessage) =>
    render(
      pathWithMessage(pathname, type, message),
      language,
      await loadPageData(sources, { pathname, language }),
    )

  return {
    page: (address) => unlessAway(address, find(address)),
    keptPage: (address) => shared.get(keyOfPage(address)),
    pageWithMessage: (address, message) => unlessAway(address, makeWith(address, message)),
    data: findData,
    keptData: (address) => sharedData.get(keyOfData(address)),
  }
}
