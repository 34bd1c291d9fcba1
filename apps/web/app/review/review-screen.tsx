import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ReviewQuestions } from './review-questions.tsx'
import { type Review, useReview } from './use-review.ts'

/** Ten minutes of questions about lessons that were finished days ago. */
export default function ReviewScreen() {
  const { t } = useTranslation()
  const review = useReview()
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('review.title') })}</title>
      <p>
        <Link to={paths.learn}>{t('learn.allCourses')}</Link>
      </p>
      <h1>{t('review.title')}</h1>
      <p>{t('review.lead')}</p>
      <Contents review={review} />
    </div>
  )
}

function Contents({ review }: { review: Review }) {
  const { t } = useTranslation()
  const dayFormat = useDateFormat('day')
  switch (review.state) {
    case 'loading':
      return <p role="status">{t('review.loading')}</p>
    case 'failed':
      return <p className="notice">{t('review.failed')}</p>
    case 'nothing': {
      const { hasLessons, nextAt } = review
      if (!hasLessons) return <p className="notice">{t('review.noLessons')}</p>
      return (
        <p className="notice">
          {nextAt === undefined
            ? t('review.nothing')
            : t('review.nothingUntil', { date: dayFormat.format(nextAt) })}
        </p>
      )
    }
    case 'asking':
      return <ReviewQuestions questions={review.questions} onAnswer={review.answer} />
  }
}
