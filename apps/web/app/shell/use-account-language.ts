import type { SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'
import { settleLanguage } from '#shared/preferences/account-language.ts'

/** Keeps the language that a camper has chosen with their account. */
export function useAccountLanguage(user: SessionUser): void {
  const settle = useEffectEvent(() => {
    void settleLanguage(user)
  })
  useEffect(() => settle(), [user.id])
}
