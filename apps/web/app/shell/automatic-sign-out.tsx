import { limits, paths } from '@cairn/contract'
import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { useSessionStart } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Long enough to see why the page goes away (docs/reference/camper-pages.md, “Signing out”). */
const noticeMs = 500

/** Tells campers six hours after they signed in that they are being signed out, and signs them out. */
export function AutomaticSignOut() {
  const { t } = useTranslation()
  const startedAt = useSessionStart()
  const address = useHref(paths.signOut)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    if (startedAt === undefined) return undefined
    const remaining = () => startedAt + limits.automaticSignOutMs - Date.now()
    const look = () => {
      if (remaining() <= 0) setIsOver(true)
    }
    const timer = setTimeout(() => setIsOver(true), Math.max(0, remaining()))
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
    const timer = setTimeout(() => location.assign(address), noticeMs)
    return () => clearTimeout(timer)
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
