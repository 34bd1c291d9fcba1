import { escapeHtml } from './escape-html.ts'
import { type Answer, missing, serveJson, wrong } from './serve-json.ts'

type Picture = { id: string; title: string; by: string; year: number; words: ReadonlySet<string> }

const cabinet = `id|title|words|by|year
p1|The red boat comes home|boat,red,harbor,evening|Folake|1958
p2|Lanterns on the pier|lantern,night,pier|Henrik|1961
p3|Nets in the sun|net,harbor,summer|Marisol|1963
p4|First snow on the ferry|snow,ferry,winter|Bao|1966
p5|The night ferry|ferry,night,lantern|Folake|1971
p6|Children paint a boat|boat,children,red,summer|Marisol|1974
p7|Market on the pier|market,pier,fish,summer|Henrik|1975
p8|A boat under ice|boat,winter,ice,harbor|Bao|1979
p9|"Who are you?" & a gull|gull,lantern,harbor|Folake|1982
p10|The ferry is late|ferry,fog,people|Henrik|1984
p11|Red nets|net,red,pier|Marisol|1988
p12|The boat race|boat,people,summer,harbor|Bao|1990`

const pictures: Picture[] = cabinet
  .split('\n')
  .slice(1)
  .map((line) => line.split('|'))
  .map(([id = '', title = '', words = '', by = '', year]) => {
    return { id, title, by, year: Number(year), words: new Set(words.split(',')) }
  })
  .toSorted((one, other) => other.year - one.year)

const onOnePage = 3
const searches = new Map<string, string>()

function find(terms: string[]): Picture[] {
  const wanted = terms.filter((term) => !term.startsWith('-'))
  const unwanted = terms.filter((term) => term.startsWith('-')).map((term) => term.slice(1))
  return pictures.filter(
    ({ words }) => wanted.every((term) => words.has(term)) && !unwanted.some((term) => words.has(term)),
  )
}

const termsIn = (query: URLSearchParams) => (query.get('words') ?? '').toLowerCase().match(/\S+/g) ?? []
const show = ({ words: _words, ...picture }: Picture) => ({ ...picture, src: `/pictures/${picture.id}.svg` })

function search(query: URLSearchParams): Answer {
  const terms = termsIn(query)
  const page = query.get('page') ?? '1'
  if (terms.every((term) => term.startsWith('-'))) return wrong('Name a word that a picture should have.')
  if (!/^[1-9]\d{0,5}$/.test(page)) return wrong('Pages are counted from 1.')
  const words = terms.join(' ')
  searches.delete(words)
  searches.set(words, new Date().toISOString())
  const found = find(terms)
  const first = (Number(page) - 1) * onOnePage
  return {
    status: 200,
    data: {
      words,
      page: Number(page),
      pages: Math.ceil(found.length / onOnePage),
      total: found.length,
      pictures: found.slice(first, first + onOnePage).map(show),
    },
  }
}

const recent = () =>
  [...searches]
    .map(([words, at]) => ({ words, at }))
    .slice(-10)
    .toReversed()

function draw({ id, title }: Picture): string {
  const hue = Number(id.slice(1)) * 30
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" role="img"><title>${escapeHtml(title)}</title>
<rect width="60" height="40" fill="hsl(${hue} 60% 80%)"/><circle cx="${hue / 6}" cy="20" r="9"/></svg>`
}

function pageFor(query: URLSearchParams): string {
  const found = query.has('words') ? find(termsIn(query)).slice(0, onOnePage) : []
  const images = found.map(({ id, title }) => `<img src="/pictures/${id}.svg" alt="${escapeHtml(title)}">`)
  return `<!DOCTYPE html>
<html lang="en">
<title>Pictures of the ferry town</title>
<form><label for="words">Words</label>
<input id="words" name="words" value="${escapeHtml(query.get('words') ?? '')}"><button>Search</button></form>
${images.join('')}
</html>`
}

export const server = serveJson(({ path, query }) => {
  const [kind, name] = path
  if (kind === undefined) return { status: 200, data: pageFor(query) }
  if (kind === 'api' && name === 'search') return search(query)
  if (kind === 'api' && name === 'recent') return { status: 200, data: recent() }
  const picture = pictures.find(({ id }) => kind === 'pictures' && name === `${id}.svg`)
  return picture ? { status: 200, data: draw(picture), type: 'image/svg+xml' } : missing
})

if (import.meta.main) server.listen(3000)
