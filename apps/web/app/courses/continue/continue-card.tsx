import type { CourseCounts, SuperBlockTile } from '@cairn/contract'
import { Link } from 'react-router'
import { useVariant } from '#shared/features/use-variant.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type ContinueCardProps = { courses: readonly SuperBlockTile[]; counts: CourseCounts }

/** The way back to where a camper left off, in the course of their last lesson. Nothing before the first. */
export function ContinueCard({ courses, counts: { next } }: ContinueCardProps) {
  const { t } = useTranslation()
  // The same as `aa-test`, in a part of a page.
  useVariant('aa-test-in-component')
  const course = courses.find(({ id }) => id === next?.superBlock)
  if (!course || !next) return null
  return (
    <section className="card continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{t('learn.goOn.title')}</h2>
      <p>{t('learn.goOn.place', { lesson: next.title, block: next.blockName, course: course.title })}</p>
      <Link className="button button--primary button--large" to={next.path}>
        {t('learn.goOn.button')}
      </Link>
    </section>
  )
}
