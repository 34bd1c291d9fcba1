import type { Solution } from '@cairn/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { useSolutions } from './use-solutions.ts'

type WithSolutionsProps = {
  loaded: ReturnType<typeof useSolutions>['loaded']
  onRetry: () => void
  children: (solutions: readonly Solution[]) => ReactNode
}

/** What needs the lesson's solutions, once they are there; otherwise why they are not. */
export function WithSolutions({ loaded, onRetry, children }: WithSolutionsProps) {
  const { t } = useTranslation()
  switch (loaded.state) {
    case 'idle':
    case 'loading':
      return <p role="status">{t('challenge.help.loading')}</p>
    case 'loaded':
      return children(loaded.solutions)
    case 'refused':
      return (
        <>
          <p role="alert">{t(loaded.refusal.key, loaded.refusal.variables)}</p>
          {!loaded.refusal.isDeclared && (
            <button type="button" className="button" onClick={onRetry}>
              {t('challenge.help.retry')}
            </button>
          )}
        </>
      )
  }
}
