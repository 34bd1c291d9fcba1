import type { AccountChangeKind, MailText, MailTexts, Reporter } from './mail-texts.ts'

/** The mails of a language, whole. */
export type Mails = Omit<MailTexts, 'reportMail'> & {
  accountChangedMail: (kind: AccountChangeKind, change: AccountChange) => MailText
  reportMail: (report: Report) => MailText
}

type AccountChange = {
  link: string
  /** After a recovery code was used. */
  codesLeft?: number | undefined
}

type Report = {
  username: string
  details: string
  /** Null when their account has been deleted since. */
  reporter: Reporter | null
}

/** Makes mails of what a language says in them. */
export function composeMails(texts: MailTexts): Mails {
  return {
    ...texts,
    accountChangedMail(kind, { link, codesLeft }) {
      const { subject, news } = texts.accountChanges[kind]
      const left = codesLeft === undefined ? '' : texts.codesLeft(codesLeft)
      return { subject, body: texts.accountChangedBody({ news: `${news}${left}`, link }) }
    },
    reportMail: ({ reporter, details, ...report }) =>
      texts.reportMail({
        ...report,
        details: quoted(details),
        reporter: reporter ? texts.reporter(reporter) : texts.reporterIsGone,
      }),
  }
}

/** What a camper typed, marked line by line, so that none of it passes for the mail's own words about who wrote it. */
function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ')
}
