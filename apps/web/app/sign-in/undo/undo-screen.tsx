import { type OkOf, paths, type previewUndo } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { UndoPreview } from './undo-preview.tsx'

type Preview = OkOf<typeof previewUndo>
type State =
  | { step: 'loading' }
  | { step: 'asking'; preview: Preview }
  | { step: 'undone' | 'refused'; text: string }

/**
 * The target of a change notice's link. It shows what would be undone; nothing happens before the button is pressed,
 * because programs that scan mail open links, too. The secret follows the `#`, which is never sent to a server.
 */
export default function UndoScreen() {
  const { t } = useTranslation()
  const [state, setState] = useState<State>({ step: 'loading' })
  useEffect(() => {
    void (async () => {
      const token = tokenOfPage()
      if (token === '') return setState({ step: 'refused', text: t('flash.undo-invalid') })
      const answer = await call('previewUndo', { body: { token } })
      if (answer.ok) return setState({ step: 'asking', preview: answer.value })
      const { key, variables } = answer.refusal
      return setState({ step: 'refused', text: t(key, variables) })
    })()
  }, [t])
  const undo = async () => {
    const answer = await call('undoChanges', { body: { token: tokenOfPage() } })
    const { key, variables = {} } = answer.ok
      ? { key: answer.value.message, variables: answer.value.variables }
      : answer.refusal
    setState({ step: answer.ok ? 'undone' : 'refused', text: t(key, variables) })
    await refreshSessionUser()
  }
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('undo.title') })}</title>
      <div className="card">
        <h1>{t('undo.title')}</h1>
        <p role="status">{statusOf(state, t('undo.loading'))}</p>
        {state.step === 'asking' && <UndoPreview preview={state.preview} onUndo={undo} />}
        {state.step === 'undone' && (
          <>
            <p>{t('undo.next')}</p>
            <Link className="button button--primary" to={paths.signInTo(paths.signInSettings)}>
              {t('shell.signIn')}
            </Link>
          </>
        )}
      </div>
    </div>
  )
}

function statusOf(state: State, loading: string): string {
  if (state.step === 'loading') return loading
  return state.step === 'asking' ? '' : state.text
}

function tokenOfPage(): string {
  return new URLSearchParams(location.hash.slice(1)).get('t') ?? ''
}
