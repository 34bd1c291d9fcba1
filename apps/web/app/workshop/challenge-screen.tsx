import type { PageDataOf } from '@cairn/contract'
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { renderContext } from '#shared/call/render-context.ts'
import { LessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHead } from '#shared/ui/page-head.tsx'
import { LessonVisit } from './trouble/lesson-visit.tsx'
import { viewOf } from './view-of.ts'
import { RefusedLesson, views } from './views.ts'

const screens = ['challenge', 'refused-lesson'] as const

export const loader = (args: LoaderFunctionArgs) => loadOnServer(screens, args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser(screens, request)
/** The server has read and obeyed the form; its page shows what came of it. */
export const action = ({ context }: ActionFunctionArgs) => context.get(renderContext).form

export default function ChallengeScreen() {
  const page = useLoaderData<typeof loader>()
  return page.screen === 'refused-lesson' ? <RefusedLesson page={page} /> : <Lesson page={page} />
}

function Lesson({ page }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const { challenge, block, superBlock, lessonLanguage } = page
  const View = views[viewOf(challenge)]
  return (
    <LessonLanguage value={lessonLanguage}>
      <PageHead
        title={t('challenge.title', { block: block.name, challenge: challenge.title })}
        description={t('challenge.description', {
          challenge: challenge.title,
          block: block.name,
          course: superBlock.title,
        })}
      />
      <LessonVisit key={challenge.id} challengeId={challenge.id} />
      <View key={`${challenge.block}/${challenge.id}`} page={page} />
    </LessonLanguage>
  )
}
