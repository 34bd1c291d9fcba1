import type { SearchResult } from '@cairn/contract'
import { useLessonLanguageCode } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Marked } from './marked.tsx'

/** A result: its title, where it belongs, and the part of its text that was found. */
export function ResultText({ result }: { result: SearchResult }) {
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguageCode()
  const { kind, title, course, block, snippet } = result
  const place = [course, block].filter((name) => name !== null).join(' › ')
  return (
    <>
      <span className="search-result__title" lang={lessonLanguage}>
        <Marked text={title} />
      </span>
      <span className="search-result__place">
        {t(`search.kinds.${kind}`)}
        {place !== '' && <span lang={lessonLanguage}> · {place}</span>}
      </span>
      {snippet.length > 0 && (
        <span className="search-result__snippet" lang={lessonLanguage}>
          <Marked text={snippet} />
        </span>
      )}
    </>
  )
}
