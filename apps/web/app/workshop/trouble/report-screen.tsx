import { type FlashKey, flashTypeOf, paths } from '@cairn/contract'
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
} from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { renderContext } from '#shared/call/render-context.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useSentForm } from '#workshop/sent-form/use-sent-form.ts'
import { ReportForm } from './report-form.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('challenge', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('challenge', request)
/** The server has read the form; its page shows why it was not obeyed. */
export const action = ({ context }: ActionFunctionArgs) => context.get(renderContext).form

/** Says what is wrong with a lesson, where no script opens the dialog. */
export default function ReportScreen() {
  const { t } = useTranslation()
  const { challenge } = useLoaderData<typeof loader>()
  const sent = useSentForm()
  const navigate = useNavigate()
  const lesson = paths.challenge(challenge)
  const title = t('trouble.title', { title: challenge.title })
  const thank = (message: FlashKey) => {
    showFlash(message, flashTypeOf(message))
    void navigate(lesson)
  }
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title })}</title>
      <meta name="robots" content="noindex" />
      <div className="card">
        <h1>{title}</h1>
        <ReportForm challenge={challenge} sent={sent} onSent={thank}>
          <Link className="button" to={lesson}>
            {t('trouble.back')}
          </Link>
        </ReportForm>
      </div>
    </div>
  )
}
