import type { SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent } from 'react'
import { settleTheme } from './account-theme.ts'

/** Gives the page the account's colours: after signing in, and when they were changed elsewhere. */
export function useAccountTheme(user: SessionUser | null | undefined): void {
  const settle = useEffectEvent(() => {
    if (user !== undefined) void settleTheme(user)
  })
  const isVisitor = user === null
  const { id, theme } = user ?? {}
  useEffect(() => settle(), [isVisitor, id, theme])
}
