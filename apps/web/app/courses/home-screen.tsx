import { paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { Alternates } from '#shared/language/alternates.tsx'
import { Contours } from '#shared/ui/contours.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { CourseTile } from './course-tile.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('home', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('home', request)

const steps = ['read', 'write', 'check', 'keep'] as const

export default function HomeScreen() {
  const { t } = useTranslation()
  const { superBlocks } = useLoaderData<typeof loader>()
  const completed = useCompletedIds()
  return (
    <>
      <title>{t('home.title')}</title>
      <Alternates />
      <meta name="description" content={t('home.lead')} />
      <section className="hero">
        <Contours className="hero__contours" />
        <div className="hero__row">
          <div>
            <h1>{t('home.headline')}</h1>
            <p>{t('home.lead')}</p>
            <div className="hero__actions">
              <Link className="button button--primary button--large" to={paths.learn}>
                {t('home.start')}
              </Link>
              <span className="soft">{t('home.noAccount')}</span>
            </div>
          </div>
          <Logo className="hero__stones" />
        </div>
      </section>
      <div className="page">
        <section>
          <h2>{t('home.coursesTitle')}</h2>
          <ul className="tiles">
            {superBlocks.map((course) => (
              <li key={course.id}>
                <CourseTile course={course} completed={completed} />
              </li>
            ))}
          </ul>
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
