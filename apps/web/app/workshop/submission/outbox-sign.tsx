import type { SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { closeFlash, showFlash, useFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { keepSending } from './keep-sending.ts'
import { clearDamaged, outboxChanged } from '#shared/outbox/outbox-storage.ts'
import { adoptVisitorSubmissions } from './adopt-visitor-submissions.ts'
import { replaySubmissions, waitingFor } from './outbox.ts'

/** Retries submissions while the page is open and shows how many are waiting. */
export function OutboxSign({ user }: { user: SessionUser }) {
  const { id, username } = user
  const { t } = useTranslation()
  const [count, setCount] = useState(0)
  const adopt = useEffectEvent(() => adoptVisitorSubmissions(user))

  useEffect(() => {
    const account = { id, username }
    const lessons = () => new Set(waitingFor(account).map(({ payload }) => payload.id)).size
    const replay = async () => {
      const before = lessons()
      if (before === 0) return false
      const refused = await replaySubmissions(account)
      const last = refused.at(-1)
      if (last) showRefusal(last)
      if (lessons() < before) await refreshSessionUser()
      return lessons() > 0
    }
    const sending = keepSending(replay)
    const recount = () => {
      setCount(lessons())
      // A result that has just been submitted is being sent, and waits here only if that fails.
      if (lessons() > 0) sending.plan()
      else if (useFlash.getState().current?.message === 'flash.submission-kept') closeFlash()
    }
    adopt()
    if (clearDamaged() > 0) showFlash('flash.submissions-damaged', 'warning')
    setCount(lessons())
    sending.wake()
    addEventListener(outboxChanged, recount)
    addEventListener('storage', recount)
    addEventListener('online', sending.wake)
    return () => {
      sending.stop()
      removeEventListener(outboxChanged, recount)
      removeEventListener('storage', recount)
      removeEventListener('online', sending.wake)
    }
  }, [id, username])

  return <div role="status">{count > 0 && <p className="flash">{t('shell.waiting', { count })}</p>}</div>
}
