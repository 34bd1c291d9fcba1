import { limits, paths } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { latestSessionUser } from '#shared/call/latest-session-user.ts'
import { ageOfSession, sessionStart, useSessionStart } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Long enough to see why the page goes away (docs/reference/camper-pages.md, “Signing out”). */
const noticeMs = 500

/** A page that is still there after that stays: its camper was asked whether to leave an exam, and went on with it. */
const leavingMs = 5000

/** What the school has said since then needs no second question. */
const freshMs = 1000

const remainingMs = () => (sessionStart() ?? Infinity) + limits.automaticSignOutMs - Date.now()

/**
 * Tells campers six hours after they signed in that they are being signed out, and signs them out. The school is asked
 * first: another tab may have signed in again, and that session is not over.
 */
export function AutomaticSignOut() {
  const { t } = useTranslation()
  const startedAt = useSessionStart()
  const address = useHref(paths.signOut)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    if (startedAt === undefined) return undefined
    const decide = async () => {
      if (remainingMs() <= 0 && ageOfSession() > freshMs) await latestSessionUser()
      setIsOver(remainingMs() <= 0)
    }
    const look = () => void decide()
    look()
    // One more millisecond: a timer may fire within the one in which the time is not quite over.
    const timer = setTimeout(look, Math.max(0, remainingMs()) + 1)
    // Timers stand still while a machine sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [startedAt])

  useEffect(() => {
    if (!isOver) return undefined
    dialog.current?.showModal()
    const timers = [
      setTimeout(() => location.assign(address), noticeMs),
      setTimeout(() => setIsOver(false), noticeMs + leavingMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [isOver, address])

  if (!isOver) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby="automatic-sign-out"
      // There is nothing to choose, so Escape does not close it.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="automatic-sign-out">{t('automaticSignOut.title')}</h2>
      <p>{t('automaticSignOut.text')}</p>
    </dialog>
  )
}
