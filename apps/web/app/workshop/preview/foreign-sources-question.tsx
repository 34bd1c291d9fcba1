import { useTranslation } from '#shared/language/use-translation.ts'
import type { ForeignSources } from './use-foreign-sources.ts'

/** Asks whether a page may load from the hosts that it names, once or from now on. */
export function ForeignSourcesQuestion({ sources }: { sources: ForeignSources }) {
  const { t } = useTranslation()
  const { owner, asked, allow } = sources
  const hosts = asked.map((origin) => new URL(origin).host).join(', ')
  return (
    <div className="notice foreign-sources" role="group" aria-label={t('challenge.sources.label')}>
      <p>{t(`challenge.sources.${owner}`, { hosts })}</p>
      {owner === 'others' && (
        <button type="button" className="button" onClick={() => allow('once')}>
          {t('challenge.sources.once')}
        </button>
      )}
      <button type="button" className="button" onClick={() => allow('always')}>
        {t(owner === 'others' ? 'challenge.sources.always' : 'challenge.sources.load')}
      </button>
    </div>
  )
}
