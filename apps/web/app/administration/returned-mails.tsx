import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { MailTable } from './mail-table.tsx'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'

/** Mail that was given up, and what the mail server said of it. */
export function ReturnedMails() {
  const { t } = useTranslation()
  const format = useDateFormat('dayAndTime')
  const asked = useAnswer('listReturnedMails')
  return (
    <>
      <h3>{t('administration.mail.returned.title')}</h3>
      <p className="soft">{t('administration.mail.returned.lead')}</p>
      <UntilAnswered asked={asked}>
        {({ mails, hasMore }) => (
          <MailTable
            label={t('administration.mail.returned.title')}
            none={t('administration.mail.returned.none')}
            mails={mails}
            hasMore={hasMore}
            headings={[t('administration.mail.returned.at'), t('administration.mail.returned.answer')]}
            renderCells={({ returnedAt, answer }) => (
              <>
                <td className="administration__moment">{format.format(returnedAt)}</td>
                <td className="administration__answer">
                  <bdi>{answer ?? t('administration.mail.returned.noAnswer')}</bdi>
                </td>
              </>
            )}
          />
        )}
      </UntilAnswered>
    </>
  )
}
