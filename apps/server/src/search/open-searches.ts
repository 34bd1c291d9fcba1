import type { Language } from '@cairn/contract'
import type { Curricula } from '#curriculum/open-curricula.ts'
import { type OpenIndex, openSearch, type Search } from './open-search.ts'

/** The search over the lessons that the pages in a language show. */
export type Searches = { in: (language: Language) => Search }

type OpenSearches = Searches & { close: () => void }

/** @param openIndex for the lessons of a language */
export function openSearches(
  curricula: Pick<Curricula, 'in'>,
  openIndex: (language: Language, signal: AbortSignal) => ReturnType<OpenIndex>,
): OpenSearches {
  const opened = new Map<Language, ReturnType<typeof openSearch>>()
  const openIn = (page: Language) => {
    const { language } = curricula.in(page)
    const search =
      opened.get(language) ?? openSearch(versionIn(curricula, page), (signal) => openIndex(language, signal))
    opened.set(language, search)
    return search
  }
  return {
    in: openIn,
    close: () => {
      for (const search of opened.values()) search.close()
    },
  }
}

/** As it is when it is asked for, because an author changes the lessons. */
function versionIn(curricula: Pick<Curricula, 'in'>, page: Language): Pick<Search, 'version'> {
  return {
    get version() {
      return curricula.in(page).curriculum.version
    },
  }
}
