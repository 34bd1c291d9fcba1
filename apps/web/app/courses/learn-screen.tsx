import { paths, stages } from '@cairn/contract'
import { en } from '@cairn/locales'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { CourseTile } from './course-tile.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('learn', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('learn', request)

export default function LearnScreen() {
  const { t } = useTranslation()
  const { superBlocks } = useLoaderData<typeof loader>()
  const user = useSessionUser()
  const completed = useCompletedIds()
  return (
    <div className="page">
      <title>{t('shell.titleSuffix', { title: t('learn.title') })}</title>
      <h1>{user ? t('learn.welcomeBack', { name: user.name || user.username }) : t('learn.welcome')}</h1>
      <Encouragement />
      {!user && (
        <p>
          <Trans
            i18nKey="learn.signInHint"
            components={{ 1: <Link to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.learn)}`} /> }}
          />
        </p>
      )}
      {stages.map((stage) => {
        const courses = superBlocks.filter((course) => course.stage === stage)
        if (courses.length === 0) return null
        return (
          <section key={stage}>
            <h2>{t(`learn.stages.${stage}`)}</h2>
            <ul className="tiles">
              {courses.map((course) => (
                <li key={course.id}>
                  <CourseTile course={course} completed={completed} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** A different quotation at each visit; the server's cached page shows the first. */
function Encouragement() {
  const isClient = useIsClient()
  const [pick] = useState(() => Math.floor(Math.random() * en.encouragements.length))
  return (
    <blockquote className="quote">
      <p>{en.encouragements[isClient ? pick : 0]}</p>
    </blockquote>
  )
}
