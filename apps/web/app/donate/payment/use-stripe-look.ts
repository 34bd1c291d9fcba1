import { languages } from '@cairn/contract'
import { useMemo } from 'react'
import { usePageLanguage } from '#shared/language/page-language.ts'
import type { Gift } from '#donate/gift/gift.ts'

/** What the provider's fields are told of the page: its language, its colors, and the gift. */
export function useStripeLook({ amount, duration }: Gift): object {
  const { code } = languages[usePageLanguage()]
  return useMemo(
    () => ({
      mode: duration === 'month' ? 'subscription' : 'payment',
      amount,
      currency: 'usd',
      locale: code === 'es' ? 'es-419' : code === 'zh-Hant' ? 'zh-TW' : code,
      appearance: {
        theme: document.documentElement.dataset['theme'] === 'night' ? 'night' : 'stripe',
      },
    }),
    [amount, duration, code],
  )
}
