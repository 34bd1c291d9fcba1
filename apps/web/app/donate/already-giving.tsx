import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ChangeGift } from './monthly/change-gift.tsx'

/** For those who give already: thanks, and nothing else to ask for. */
export function AlreadyGiving() {
  const { t } = useTranslation()
  return (
    <section className="card giving">
      <h2>{t('donate.already.title')}</h2>
      <p>{t('donate.already.text')}</p>
      <ChangeGift>
        <Link className="button" to={paths.supporters}>
          {t('donate.done.supporters')}
        </Link>
      </ChangeGift>
    </section>
  )
}
