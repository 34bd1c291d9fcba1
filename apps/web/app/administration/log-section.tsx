import { findCertificationIdentity, type LoggedAction } from '@cairn/contract'
import { useState } from 'react'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'

/** What operators did, newest first. */
export function LogSection() {
  const { t } = useTranslation()
  const [before, setBefore] = useState<string>()
  const asked = useAnswer('listOperatorActions', { query: before === undefined ? {} : { before } })
  return (
    <UntilAnswered asked={asked}>
      {({ actions, hasMore }) => (
        <div className="card">
          {actions.length === 0 && <p>{t('administration.log.none')}</p>}
          <ul className="administration__list">
            {actions.map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
          </ul>
          {hasMore && (
            <button type="button" className="button" onClick={() => setBefore(actions.at(-1)?.id)}>
              {t('administration.log.older')}
            </button>
          )}
        </div>
      )}
    </UntilAnswered>
  )
}

function ActionItem({
  action: { action, operator, camper, about, reason, doneAt },
}: {
  action: LoggedAction
}) {
  const { t } = useTranslation()
  const format = useDateFormat('dayAndTime')
  const gone = t('administration.log.gone')
  const words = {
    operator: operator || gone,
    camper: camper || gone,
    about: findCertificationIdentity(about)?.title ?? about,
  }
  return (
    <li>
      <div>
        <p>{t(`administration.log.actions.${action}`, words)}</p>
        {reason !== '' && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
        <p className="soft">
          <time dateTime={new Date(doneAt).toISOString()}>{format.format(doneAt)}</time>
        </p>
      </div>
    </li>
  )
}
