import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { LaterView } from './later-view.tsx'
import { viewOf } from './view-of.ts'
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
      {view === 'workshop' ? (
        <Workshop key={key} page={page} />
      ) : (
        <LaterView key={key} view={view} page={page} />
      )}
    </>
  )
}
