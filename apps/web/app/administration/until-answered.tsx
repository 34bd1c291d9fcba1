import type { ReactNode } from 'react'
import type { EndpointName } from '#shared/call/load-api.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Asked } from './use-answer.ts'

type UntilAnsweredProps<Name extends EndpointName> = {
  asked: Asked<Name>
  children: (value: NonNullable<Asked<Name>['value']>) => ReactNode
}

/** Shows what the school answered; before that, or if it refused, says so. */
export function UntilAnswered<Name extends EndpointName>({ asked, children }: UntilAnsweredProps<Name>) {
  const { t } = useTranslation()
  const { answer, value, reload } = asked
  if (!answer) return <p role="status">{t('administration.loading')}</p>
  if (value) return children(value)
  const { key } = answer.ok ? { key: 'flash.generic-error' as const } : answer.refusal
  return (
    <div className="card" role="alert">
      <p>{t(key === 'flash.generic-error' ? 'administration.failed' : key)}</p>
      {key !== 'flash.operators-only' && (
        <button type="button" className="button" onClick={() => void reload()}>
          {t('administration.again')}
        </button>
      )}
    </div>
  )
}
