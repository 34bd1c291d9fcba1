import { paths, stages } from '@cairn/contract'
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DonationAlert } from '#donate/donation-alert.tsx'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useVariant } from '#shared/features/use-variant.ts'
import { TaggedText } from '#shared/language/tagged-text.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHead } from '#shared/ui/page-head.tsx'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { ContinueCard } from './continue/continue-card.tsx'
import { CourseTiles } from './course-tiles.tsx'
import { Encouragement } from './encouragement/encouragement.tsx'
import { useCourseCounts } from './progress/use-course-counts.ts'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('learn', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('learn', request)

export default function LearnScreen() {
  const { t } = useTranslation()
  const { superBlocks } = useLoaderData<typeof loader>()
  const user = useSessionUser()
  const completed = useCompletedIds()
  const counts = useCourseCounts()
  // Both variants show this page, so a difference between their results would be a mistake in counting.
  useVariant('aa-test')
  return (
    <div className="page">
      <PageHead
        title={t('shell.titleSuffix', { title: t('learn.title') })}
        description={t('learn.description')}
      />
      <h1>
        {user && completed.size > 0
          ? t('learn.welcomeBack', { name: user.name || user.username })
          : t('learn.welcome')}
      </h1>
      <Encouragement />
      {!user && (
        <p>
          <TaggedText id="learn.signInHint" elements={{ 1: <Link to={paths.signInTo(paths.learn)} /> }} />
        </p>
      )}
      <ContinueCard courses={superBlocks} counts={counts} />
      {user && <DonationAlert about="learn" />}
      {completed.size > 0 && (
        <p>
          <Link to={paths.review}>{t('review.link')}</Link>
        </p>
      )}
      {stages.map((stage) => {
        const courses = superBlocks.filter((course) => course.stage === stage)
        if (courses.length === 0) return null
        return (
          <section key={stage}>
            <h2>{t(`learn.stages.${stage}`)}</h2>
            <CourseTiles courses={courses} counts={counts} />
          </section>
        )
      })}
    </div>
  )
}
