import { useTranslation } from '#shared/language/use-translation.ts'
import type { useScript } from './use-script.ts'

/** Says that a provider's script is on its way, late, or kept out. */
export function ScriptNotice({ script: { loading, again } }: { script: ReturnType<typeof useScript> }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {loading !== 'loaded' && (
        <p className={loading === 'loading' ? 'soft' : 'notice'}>{t(`donate.states.${loading}`)}</p>
      )}
      {loading === 'blocked' && (
        <button type="button" className="button" onClick={again}>
          {t('donate.states.again')}
        </button>
      )}
    </div>
  )
}
