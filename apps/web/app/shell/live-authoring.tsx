import { type AuthoringNews, paths, type Problem } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Updates an author's open page when its files change, and shows the problems in them. */
export function LiveAuthoring() {
  const { t } = useTranslation()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  useEffect(() => {
    latest.current = revalidate
  }, [revalidate])

  useEffect(() => {
    const stream = new EventSource(paths.authoringNews)
    let shown: string | undefined
    stream.addEventListener('message', ({ data }) => {
      const news = JSON.parse(String(data)) as AuthoringNews
      setProblems(news.problems)
      // The first message counts, too: the lesson may have changed between the page and the opening of the stream.
      if (shown !== news.version) void latest.current()
      shown = news.version
    })
    return () => stream.close()
  }, [])

  if (problems.length === 0) return null
  return (
    <div className="authoring" role="alert" aria-label={t('authoring.title')}>
      <h2>{t('authoring.found', { count: problems.length })}</h2>
      <ul>
        {problems.map(({ file, line, column, text, message, remedy }) => (
          <li key={`${file}:${line}:${column}:${message}`}>
            <code>{`${file}:${line}:${column}`}</code>
            <p>{message}</p>
            {text !== '' && <pre>{text}</pre>}
            <p className="soft">{remedy}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
