import { useSyncExternalStore } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Shows nothing but the exam, in browsers that can. */
export function FullScreenButton() {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(
    follow,
    () => document.fullscreenElement !== null,
    () => false,
  )
  if (!document.fullscreenEnabled) return null
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <button type="button" className="button button--plain exam-bar__full" onClick={() => void toggle()}>
      {t(isFull ? 'exam.noFullScreen' : 'exam.fullScreen')}
    </button>
  )
}

function follow(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
