import type { SessionUser } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefreshSessionUser } from '#lib/session-user.ts'
import { outboxChanged, replaySubmissions, waitingFor } from './outbox.ts'

/** Sends what an earlier visit could not, and says what is still waiting. */
export function OutboxSign({ user: { id, username } }: { user: SessionUser }) {
  const { t } = useTranslation()
  const [count, setCount] = useState(0)
  const refreshUser = useRefreshSessionUser()

  useEffect(() => {
    const account = { id, username }
    const recount = () => setCount(waitingFor(account).length)
    const replay = () => void replayNow()
    const replayNow = async () => {
      if (waitingFor(account).length === 0) return
      await replaySubmissions(account)
      await refreshUser()
    }
    recount()
    replay()
    addEventListener(outboxChanged, recount)
    addEventListener('online', replay)
    return () => {
      removeEventListener(outboxChanged, recount)
      removeEventListener('online', replay)
    }
  }, [id, username, refreshUser])

  return <div role="status">{count > 0 && <p className="flash">{t('shell.waiting', { count })}</p>}</div>
}
