import type { SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'
import { settleLanguage } from '#shared/preferences/account-language.ts'

/** Keeps the language that a camper has chosen with their account. */
export function useAccountLanguage(user: SessionUser | null | undefined): void {
  const settle = useEffectEvent(() => {
    if (user) void settleLanguage(user)
  })
  const { id } = user ?? {}
  useEffect(() => settle(), [id])
}
