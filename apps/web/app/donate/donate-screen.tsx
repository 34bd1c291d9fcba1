import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHead } from '#shared/ui/page-head.tsx'
import { Giving } from './giving.tsx'
import { NoDonations } from './no-donations.tsx'
import { openAsDocument } from './open-as-document.ts'
import { Questions } from './questions.tsx'
import { TextList } from './text-list.tsx'

export const loader = () => null
export const clientLoader = openAsDocument
/** The gift in the address changes without leaving the page. */
export const shouldRevalidate = () => false

/** Giving to the school. */
export default function DonateScreen() {
  const { t } = useTranslation()
  const { donations } = useSite()
  if (!donations) return <NoDonations />
  return (
    <div className="page donate">
      <PageHead
        title={t('shell.titleSuffix', { title: t('donate.name') })}
        description={t('donate.description')}
      />
      <header className="donate__head">
        <h1>{t('donate.title')}</h1>
        <p>{t('donate.intro')}</p>
      </header>
      <noscript>
        <p className="notice">{t('donate.scripts')}</p>
      </noscript>
      <div className="donate__columns">
        <Giving settings={donations} />
        <div className="donate__about">
          <TextList id="money-title" of="donate.money" />
          <Questions />
        </div>
      </div>
    </div>
  )
}
