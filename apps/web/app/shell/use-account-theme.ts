import type { SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'
import { settleTheme } from '#shared/preferences/account-theme.ts'

/** Applies the account's theme after sign-in and when it was changed elsewhere. */
export function useAccountTheme(user: SessionUser | null | undefined): void {
  const settle = useEffectEvent(() => {
    if (user !== undefined) void settleTheme(user)
  })
  const isVisitor = user === null
  const { id, theme } = user ?? {}
  useEffect(() => settle(), [isVisitor, id, theme])
}
