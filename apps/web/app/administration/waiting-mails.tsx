import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { MailTable } from './mail-table.tsx'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'

/** Mail that could not be sent yet. */
export function WaitingMails() {
  const { t } = useTranslation()
  const format = useDateFormat('dayAndTime')
  const asked = useAnswer('listWaitingMails')
  return (
    <>
      <p className="soft">{t('administration.mail.lead')}</p>
      <UntilAnswered asked={asked}>
        {({ mails, hasMore }) => (
          <MailTable
            label={t('administration.mail.title')}
            none={t('administration.mail.none')}
            mails={mails}
            hasMore={hasMore}
            headings={[
              t('administration.mail.written'),
              t('administration.mail.tries'),
              t('administration.mail.state'),
            ]}
            renderCells={({ createdAt, tries, isInDoubt }) => (
              <>
                <td className="administration__moment">{format.format(createdAt)}</td>
                <td>{t('administration.school.count', { count: tries })}</td>
                <td>{t(isInDoubt ? 'administration.mail.doubt' : 'administration.mail.waiting')}</td>
              </>
            )}
          />
        )}
      </UntilAnswered>
    </>
  )
}
