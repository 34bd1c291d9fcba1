import { paths } from '@cairn/contract'
import {
  type ClientLoaderFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { call } from '#shared/call/call.ts'
import { loadOnServer } from '#shared/call/load-page.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ElsewhereSearch } from './elsewhere-search.tsx'
import { ResultText } from './result-text.tsx'
import { SearchField } from './search-field.tsx'
import { SearchStatus } from './search-status.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('search', args)

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('query') ?? '').trim()
  if (query === '') return { query, results: [] }
  const answer = await call('searchLessons', { query: { query } })
  if (!answer.ok) throw data(null, { status: answer.refusal.status ?? 503 })
  return { query, results: answer.value.results }
}

/** The search as a page, which needs no scripts. */
export default function SearchScreen() {
  const { t } = useTranslation()
  const { query, results } = useLoaderData<typeof clientLoader>()
  const found = query === '' ? undefined : results
  return (
    <div className="page">
      <title>{t('shell.titleSuffix', { title: t('search.title') })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('search.title')}</h1>
      <Form action={paths.search} role="search" className="search-page__form">
        <SearchField key={query} defaultValue={query} />
        <button type="submit" className="button button--primary">
          {t('search.submit')}
        </button>
      </Form>
      <SearchStatus results={{ query, found, hasFailed: false }} />
      {found?.length === 0 && (
        <p>
          <Link to={paths.learn}>{t('search.browse')}</Link>
        </p>
      )}
      <ol className="search-results">
        {results.map((result) => (
          <li key={result.path}>
            <Link className="search-result" to={result.path}>
              <ResultText result={result} />
            </Link>
          </li>
        ))}
      </ol>
      {query !== '' && <ElsewhereSearch query={query} />}
    </div>
  )
}
