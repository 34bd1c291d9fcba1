import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { HasMore } from './has-more.tsx'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'

/** Mail that could not be sent yet. */
export function MailSection() {
  const { t } = useTranslation()
  const format = useDateFormat('dayAndTime')
  const asked = useAnswer('listWaitingMails')
  return (
    <>
      <p className="soft">{t('administration.mail.lead')}</p>
      <UntilAnswered asked={asked}>
        {({ mails, hasMore }) => (
          <div className="card">
            {mails.length === 0 ? (
              <p>{t('administration.mail.none')}</p>
            ) : (
              <div
                className="administration__table"
                role="group"
                aria-label={t('administration.mail.title')}
                tabIndex={0}
              >
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t('administration.mail.recipient')}</th>
                      <th scope="col">{t('administration.mail.written')}</th>
                      <th scope="col">{t('administration.mail.tries')}</th>
                      <th scope="col">{t('administration.mail.state')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {mails.map(({ id, recipient, createdAt, tries, isInDoubt }) => (
                      <tr key={id}>
                        <th scope="row">
                          <bdi>{recipient}</bdi>
                        </th>
                        <td>{format.format(createdAt)}</td>
                        <td>{t('administration.school.count', { count: tries })}</td>
                        <td>{t(isInDoubt ? 'administration.mail.doubt' : 'administration.mail.waiting')}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
            <HasMore isTrue={hasMore} count={mails.length} />
          </div>
        )}
      </UntilAnswered>
    </>
  )
}
