import { type SuperBlockTile } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { Link } from 'react-router'
import { call } from '#shared/call/call.ts'
import { useVariant } from '#shared/features/use-variant.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { nextLesson } from './next-lesson.ts'
import { useLastLesson } from './use-last-lesson.ts'

/** The way back to where a camper left off, in the course of their last lesson. Nothing before the first. */
export function ContinueCard({ courses }: { courses: readonly SuperBlockTile[] }) {
  const { t } = useTranslation()
  const completed = useCompletedIds()
  const last = useLastLesson()
  // The same as `aa-test`, in a part of a page.
  useVariant('aa-test-in-component')
  const course = courses.find(({ challengeIds }) => last !== null && challengeIds.includes(last))
  const id = course && nextLesson(course.challengeIds, completed, last)
  const place = useQuery({
    queryKey: ['lesson-place', id],
    queryFn: async () => {
      const answer = await call('getLessonPlace', { params: { id: id ?? '' } })
      return answer.ok ? answer.value : null
    },
    enabled: id !== undefined,
  }).data
  if (!course || !place) return null
  return (
    <section className="card continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{t('learn.goOn.title')}</h2>
      <p>{t('learn.goOn.place', { lesson: place.title, block: place.blockName, course: course.title })}</p>
      <Link className="button button--primary button--large" to={place.path}>
        {t('learn.goOn.button')}
      </Link>
    </section>
  )
}
