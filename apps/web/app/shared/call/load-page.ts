import { inLanguage, type PageData, type PageDataOf, paths, splitLanguage } from '@cairn/contract'
import { data, redirectDocument, type RouterContextProvider } from 'react-router'
import { fetchData } from './fetch-data.ts'
import { isSchoolNewer } from './newer-school.ts'
import { renderContext } from './render-context.ts'

type LoaderInput = { request: Request; context: Readonly<RouterContextProvider> }

type Screens<Screen> = Screen | readonly Screen[]

/** The data of the requested page, which may be of several screens, while the server renders it. */
export async function loadOnServer<Screen extends PageData['screen']>(
  screen: Screens<Screen>,
  { request, context }: LoaderInput,
): Promise<PageDataOf<Screen>> {
  const { path } = splitLanguage(new URL(request.url).pathname)
  return expectScreen(screen, await context.get(renderContext).loadPageData(path))
}

/** The same data for a client navigation. Once the school has been updated, the whole page is loaded instead. */
export async function loadInBrowser<Screen extends PageData['screen']>(
  screen: Screens<Screen>,
  request: Request,
): Promise<PageDataOf<Screen>> {
  if (isSchoolNewer()) throw redirectDocument(request.url)
  const { path } = splitLanguage(new URL(request.url).pathname)
  return expectScreen(screen, await fetchPageData(pageDataOf(withoutSlash(path))))
}

/** The address of a page's data, with lessons in the language of the page that is open (decision 63). */
export function pageDataOf(path: string): string {
  return inLanguage(paths.pageData(path), splitLanguage(location.pathname).language)
}

/** The data of the page at an address; null if there is no such page. */
export function fetchPageData(address: string): Promise<PageData | null> {
  return fetchData<PageData>(address)
}

function expectScreen<Screen extends PageData['screen']>(
  screen: Screens<Screen>,
  page: PageData | null,
): PageDataOf<Screen> {
  const expected: readonly PageData['screen'][] = Array.isArray(screen) ? screen : [screen]
  if (!page || !expected.includes(page.screen)) throw data(null, { status: 404 })
  return page as PageDataOf<Screen>
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}
