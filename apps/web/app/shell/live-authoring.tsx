import { type AuthoringNews, paths, type Problem } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AuthoringProblems } from './authoring-problems.tsx'

/** Updates an author's open page when its files change, and shows the problems in them. */
export function LiveAuthoring() {
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

  return <AuthoringProblems problems={problems} />
}
