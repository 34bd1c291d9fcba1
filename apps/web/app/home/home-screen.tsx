import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CourseTiles } from '#courses/course-tiles.tsx'
import { useCourseCounts } from '#courses/progress/use-course-counts.ts'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { useVariant } from '#shared/features/use-variant.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHead } from '#shared/ui/page-head.tsx'
import { LessonHero } from './lesson-hero.tsx'
import { StonesHero } from './stones-hero.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('home', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('home', request)

const steps = ['read', 'write', 'check', 'keep'] as const

/** The variants of the experiment `landing-page-redesign`. */
const heroes = { a: StonesHero, b: LessonHero }

export default function HomeScreen() {
  const { t } = useTranslation()
  const { superBlocks } = useLoaderData<typeof loader>()
  const counts = useCourseCounts()
  const Hero = heroes[useVariant('landing-page-redesign')]
  return (
    <>
      {/* What newcomers see first is light, and works without its scripts (decision 60). */}
      <meta name="scripts" content="after-touch" />
      <PageHead title={t('home.title')} description={t('home.lead')} />
      <Hero />
      <div className="page">
        <section>
          <h2>{t('home.coursesTitle')}</h2>
          <CourseTiles courses={superBlocks} counts={counts} />
        </section>
        <section>
          <h2>{t('home.howTitle')}</h2>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`home.steps.${step}.title`)}</h3>
                <p>{t(`home.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
