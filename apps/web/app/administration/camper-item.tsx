import { type FoundCamper, paths } from '@cairn/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#shared/call/call.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { AskReason } from './ask-reason.tsx'
import { CertificatesOf } from './certificates-of.tsx'
import { doRecorded } from './do-recorded.ts'

type CamperItemProps = { camper: FoundCamper; reload: () => Promise<void> }

/** A camper, with what an operator can do about them. */
export function CamperItem({ camper, reload }: CamperItemProps) {
  const { t } = useTranslation()
  const own = useSessionUser()
  const day = useDateFormat('day')
  const dayAndTime = useDateFormat('dayAndTime')
  const { username, email, createdAt, lastSeenAt, completions, certificates, blockedAt, isOperator } = camper
  return (
    <li>
      <div>
        <strong>
          <Link to={paths.profile(username)}>{username}</Link>
        </strong>
        {isOperator && <span className="administration__sign">{t('administration.campers.operator')}</span>}
        {blockedAt !== null && (
          <span className="administration__sign administration__sign--bad">
            {t('administration.campers.blocked', { when: day.format(blockedAt) })}
          </span>
        )}
        <p>
          <bdi>{email}</bdi>
        </p>
        <p className="soft">
          {t('administration.campers.since', { when: day.format(createdAt) })} ·{' '}
          {lastSeenAt === null
            ? t('administration.campers.away')
            : t('administration.campers.seen', { when: dayAndTime.format(lastSeenAt) })}{' '}
          · {t('administration.campers.done', { count: completions })}
        </p>
        {certificates > 0 && <FoldedCertificates camper={camper} reload={reload} />}
      </div>
      {own?.id !== camper.userId && <Actions camper={camper} reload={reload} />}
    </li>
  )
}

function FoldedCertificates({ camper, reload }: CamperItemProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('administration.campers.certificates', { count: camper.certificates })}</summary>
      {isOpen && <CertificatesOf camper={camper} reload={reload} />}
    </details>
  )
}

function Actions({ camper: { userId, username: name, blockedAt }, reload }: CamperItemProps) {
  const { t } = useTranslation()
  const params = { userId }
  return (
    <div className="administration__actions">
      {blockedAt === null ? (
        <AskReason
          label={t('administration.campers.block')}
          title={t('administration.ask.block', { name })}
          text={t('administration.ask.blockText')}
          isDanger
          onConfirm={(reason) => doRecorded(call('blockCamper', { params, body: { reason } }), reload)}
        />
      ) : (
        <AskReason
          label={t('administration.campers.unblock')}
          title={t('administration.ask.unblock', { name })}
          text={t('administration.ask.unblockText')}
          onConfirm={(reason) => doRecorded(call('unblockCamper', { params, body: { reason } }), reload)}
        />
      )}
      <AskReason
        label={t('administration.campers.delete')}
        title={t('administration.ask.delete', { name })}
        text={t('administration.ask.deleteText')}
        isDanger
        onConfirm={(reason) => doRecorded(call('deleteCamper', { params, body: { reason } }), reload)}
      />
    </div>
  )
}
