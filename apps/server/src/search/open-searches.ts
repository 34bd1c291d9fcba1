import { type Language, languages } from '@cairn/contract'
import type { Curricula } from '#curriculum/open-curricula.ts'
import { openSearch, type Search } from './open-search.ts'
import type { SearchSource } from './searchable.ts'

/** The search over the lessons that the pages in a language show. */
export type Searches = { in: (language: Language) => Search }

type OpenSearches = Searches & {
  /** Makes the index of the school's own lessons; the others are made at the first query. */
  prepare: () => Promise<void>
  close: () => void
}

export function openSearches(curricula: Curricula): OpenSearches {
  const opened = new Map<Language, ReturnType<typeof openSearch>>()
  const openIn = (page: Language) => {
    const { language } = curricula.in(page)
    const search = opened.get(language) ?? openSearch(sourceIn(curricula, page), languages[language].code)
    opened.set(language, search)
    return search
  }
  return {
    in: openIn,
    prepare: () => openIn('english').prepare(),
    close: () => {
      for (const search of opened.values()) search.close()
    },
  }
}

/** The lessons as they are when they are asked for, because an author changes them. */
function sourceIn(curricula: Curricula, page: Language): SearchSource {
  return {
    get version() {
      return curricula.in(page).curriculum.version
    },
    get superBlocks() {
      return curricula.in(page).curriculum.superBlocks
    },
    loadChallenges: (block) => curricula.in(page).curriculum.loadChallenges(block),
  }
}
