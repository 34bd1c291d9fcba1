import { type Challenge, submitKindOf, testEnvironmentOf } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { Project } from '#workshop/project/project.tsx'
import { Reading } from '#workshop/reading/reading.tsx'
import { Trophy } from '#workshop/trophy/trophy.tsx'
import { Tutorial } from '#workshop/tutorial/tutorial.tsx'
import { Workshop } from './workshop.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('challenge', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('challenge', request)

export default function ChallengeScreen() {
  const { t } = useTranslation()
  const page = useLoaderData<typeof loader>()
  const { challenge, block } = page
  const key = `${challenge.block}/${challenge.id}`
  const view = viewOf(challenge)
  return (
    <>
      <title>{t('challenge.title', { block: block.name, challenge: challenge.title })}</title>
      {view === 'workshop' && <Workshop key={key} page={page} />}
      {view === 'project' && <Project key={key} page={page} />}
      {view === 'tutorial' && <Tutorial key={key} page={page} />}
      {view === 'trophy' && <Trophy key={key} page={page} />}
      {view === 'reading' && <Reading key={key} page={page} />}
    </>
  )
}

type View = 'workshop' | 'project' | 'tutorial' | 'trophy' | 'reading'

function viewOf({ challengeType, files, url }: Challenge): View {
  if (testEnvironmentOf(challengeType) !== null && files.length > 0) return 'workshop'
  const kind = submitKindOf(challengeType)
  if (kind === 'msTrophy') return 'trophy'
  const isElsewhere = kind === 'backend' || kind === 'project.frontEnd' || kind === 'project.backEnd'
  if (!isElsewhere) return 'reading'
  return url === undefined ? 'project' : 'tutorial'
}
