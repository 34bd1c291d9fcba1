import { testEnvironmentOf } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInBrowser, loadOnServer } from '#lib/load-page.ts'
import { Reading } from './reading.tsx'
import { Workshop } from './workshop.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('challenge', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('challenge', request)

export default function ChallengeScreen() {
  const { t } = useTranslation()
  const page = useLoaderData<typeof loader>()
  const { challenge, block } = page
  const key = `${challenge.block}/${challenge.id}`
  const hasCode = testEnvironmentOf(challenge.challengeType) !== null && challenge.files.length > 0
  return (
    <>
      <title>{t('challenge.title', { block: block.name, challenge: challenge.title })}</title>
      {hasCode ? <Workshop key={key} page={page} /> : <Reading key={key} page={page} />}
    </>
  )
}
