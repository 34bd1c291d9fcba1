import { inLanguage, limits, type PageData, type PageDataOf, paths, splitLanguage } from '@cairn/contract'
import { data, type RouterContextProvider } from 'react-router'
import { renderContext } from './render-context.ts'

type LoaderInput = { request: Request; context: Readonly<RouterContextProvider> }

/** The data of the requested page, while the server renders it. */
export async function loadOnServer<Screen extends PageData['screen']>(
  screen: Screen,
  { request, context }: LoaderInput,
): Promise<PageDataOf<Screen>> {
  const { path } = splitLanguage(new URL(request.url).pathname)
  return expectScreen(screen, await context.get(renderContext).loadPageData(path))
}

/** The same data for a client navigation; retried after failures (docs/reference/limits.md, “Work”). */
export async function loadInBrowser<Screen extends PageData['screen']>(
  screen: Screen,
  request: Request,
): Promise<PageDataOf<Screen>> {
  const { path } = splitLanguage(new URL(request.url).pathname)
  return expectScreen(screen, await fetchPageData(pageDataOf(withoutSlash(path))))
}

/** The address of a page's data, with lessons in the language of the page that is open (decision 63). */
export function pageDataOf(path: string): string {
  return inLanguage(paths.pageData(path), splitLanguage(location.pathname).language)
}

/** Waits before the second, third and fourth try; longer each time, for an unstable connection. */
const retryWaitsMs = [200, 800, 2000].slice(0, limits.pageDataRetries)

export async function fetchPageData(
  address: string,
  waits: readonly number[] = retryWaitsMs,
): Promise<PageData | null> {
  const answer = await tryFetch(address)
  if (answer?.ok) return (await answer.json()) as PageData
  if (answer?.status === 404) return null
  const [wait, ...rest] = waits
  if (answer?.status === 500 || wait === undefined) throw data(null, { status: answer?.status ?? 503 })
  await new Promise((resolve) => setTimeout(resolve, wait))
  return fetchPageData(address, rest)
}

/** Undefined when the network itself failed. */
async function tryFetch(address: string): Promise<Response | undefined> {
  try {
    return await fetch(address)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function expectScreen<Screen extends PageData['screen']>(
  screen: Screen,
  page: PageData | null,
): PageDataOf<Screen> {
  if (page?.screen !== screen) throw data(null, { status: 404 })
  return page as PageDataOf<Screen>
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}
