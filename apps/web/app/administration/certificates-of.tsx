import type { FoundCamper, HeldCertificate } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { AskReason } from './ask-reason.tsx'
import { doRecorded } from './do-recorded.ts'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'

type CertificatesOfProps = { camper: FoundCamper; reload: () => Promise<void> }

/** What a camper has claimed, to be revoked or signed again. */
export function CertificatesOf({ camper, reload }: CertificatesOfProps) {
  const asked = useAnswer('listCertificatesOf', { params: { userId: camper.userId } })
  return (
    <UntilAnswered asked={asked}>
      {({ certificates }) => (
        <ul className="administration__list">
          {certificates.map((certificate) => (
            <CertificateItem
              key={certificate.certSlug}
              camper={camper}
              certificate={certificate}
              reload={reload}
            />
          ))}
        </ul>
      )}
    </UntilAnswered>
  )
}

type CertificateItemProps = CertificatesOfProps & { certificate: HeldCertificate }

function CertificateItem({ camper, certificate, reload }: CertificateItemProps) {
  const { t } = useTranslation()
  const day = useDateFormat('day')
  const { certSlug, title, claimedAt, state } = certificate
  const { userId, username: name } = camper
  const params = { userId, certSlug }
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p className="soft">{t(`administration.certificates.${state}`, { when: day.format(claimedAt) })}</p>
      </div>
      <div className="administration__actions">
        {state !== 'revoked' && (
          <AskReason
            label={t('administration.certificates.revoke')}
            title={t('administration.ask.revoke', { title, name })}
            text={t('administration.ask.revokeText')}
            isDanger
            onConfirm={(reason) =>
              doRecorded(call('revokeCertificateOf', { params, body: { reason } }), reload)
            }
          />
        )}
        {state !== 'claimed' && (
          <AskReason
            label={t('administration.certificates.reissue')}
            title={t('administration.ask.reissue', { title, name })}
            text={t('administration.ask.reissueText')}
            onConfirm={(reason) =>
              doRecorded(call('reissueCertificateOf', { params, body: { reason, state } }), reload)
            }
          />
        )}
      </div>
    </li>
  )
}
