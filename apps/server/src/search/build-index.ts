import type { SearchResult } from '@cairn/contract'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { markWords, snippetOf } from './mark-words.ts'
import { type Searchable, searchablesOf, type SearchSource } from './searchable.ts'
import { wordsIn } from './words.ts'

/** Finds at most `mostResults` results, the best first. */
export type SearchIndex = (query: string) => SearchResult[]

const mostResults = 20

/** Longer queries take longer, and readers type fewer words. */
const mostWords = 8

/** Bytes take a third of the memory of texts, and only those of the results are read. */
type Found = Omit<Searchable, 'text'> & { bytes: Buffer }

const exact: SearchOptions = {
  combineWith: 'AND',
  boost: { title: 4 },
  // A reader is still typing the last word. A single Latin letter begins too many others.
  prefix: (term, index, terms) => index === terms.length - 1 && !/^[a-z]$/.test(term),
}

/** Only if nothing is written as it was typed. */
const withTypos: SearchOptions = { ...exact, fuzzy: typosIn }

/** Only if nothing has all of the words. */
const withSome: SearchOptions = { ...exact, combineWith: 'OR' }

/** How far a typed word may be from a written one: a letter of four, two of longer words, as when two are swapped. */
function typosIn(term: string): number {
  if (term.length < 4) return 0
  return term.length === 4 ? 1 : 2
}

/** Reads the whole curriculum once, which takes seconds when it is big. */
export async function buildIndex(source: SearchSource, language: string): Promise<SearchIndex> {
  const findWords = wordsIn(language)
  const found: Found[] = []
  const index = new MiniSearch<Pick<Searchable, 'title' | 'text'> & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => findWords(text).map(({ folded }) => folded),
    processTerm: (term) => term,
  })
  for await (const { text, ...rest } of searchablesOf(source)) {
    index.add({ id: found.length, title: rest.title, text })
    found.push({ ...rest, bytes: Buffer.from(text) })
  }
  const boostDocument = (id: number) => (found[id]?.kind === 'lesson' ? 1 : 2)
  return (query) => {
    // Counted once they are folded: one letter, such as ﷺ, may then be four words.
    const folded = findWords(query)
      .map((word) => word.folded)
      .join(' ')
    const words = findWords(folded)
      .slice(0, mostWords)
      .map((word) => word.folded)
      .join(' ')
    const results = firstFound(index, words, boostDocument)
    return results.slice(0, mostResults).flatMap(({ id, terms }) => {
      const searchable = found[Number(id)]
      if (!searchable) return []
      const { title, bytes, ...place } = searchable
      const matched = new Set(terms)
      return [
        {
          ...place,
          title: markWords(title, matched, findWords),
          snippet: snippetOf(bytes.toString(), matched, findWords),
        },
      ]
    })
  }
}

function firstFound(
  index: MiniSearch,
  words: string,
  boostDocument: (id: number) => number,
): ReturnType<MiniSearch['search']> {
  for (const options of [exact, withTypos]) {
    const results = index.search(words, { ...options, boostDocument })
    if (results.length > 0) return results
  }
  return index.search(words, { ...withSome, boostDocument })
}
