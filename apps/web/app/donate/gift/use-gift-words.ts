import { type DonationDuration, languages } from '@cairn/contract'
import { useDateLocale, usePageLanguage } from '#shared/language/page-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

const hoursPerDollar = 50
const leftToRightMark = '\u200E'

type GiftWords = {
  /** “$5” */
  dollars: (amount: number) => string
  /** How many hours of learning it pays for: “250”. */
  hours: (amount: number) => string
  /** “$5 a month” */
  sum: (gift: { amount: number; duration: DonationDuration }) => string
}

/** A gift as the page's language writes it. */
export function useGiftWords(): GiftWords {
  const { t } = useTranslation()
  const locale = useDateLocale()
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const number = new Intl.NumberFormat(locale)
  const { isRightToLeft } = languages[usePageLanguage()]
  // “US$” falls apart at the end of a sum among words from right to left, unless a letter from left to right follows.
  const end = isRightToLeft ? leftToRightMark : ''
  const dollars = (amount: number) => money.format(amount / 100) + end
  return {
    dollars,
    hours: (amount) => number.format((amount / 100) * hoursPerDollar),
    sum: ({ amount, duration }) => t(`donate.sum.${duration}`, { amount: dollars(amount) }),
  }
}
