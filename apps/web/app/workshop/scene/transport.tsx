import { useTranslation } from '#shared/language/use-translation.ts'
import { SceneIcon } from './scene-icon.tsx'
import type { Playback } from './use-playback.ts'

/** Play, pause, and steps from line to line. */
export function Transport({ playback }: { playback: Playback }) {
  const { t } = useTranslation()
  const { isPlaying, toggle } = playback
  const steps = [
    ['restart', () => playback.seek(0)],
    ['previous', playback.previousLine],
    ['next', playback.nextLine],
  ] as const
  return (
    // Time runs from left to right on players everywhere.
    <div className="scene__transport" dir="ltr">
      <button
        type="button"
        className="button button--primary"
        aria-keyshortcuts="Control+Space"
        title={t('scene.playKey')}
        onClick={toggle}
      >
        <SceneIcon name={isPlaying ? 'pause' : 'play'} />
        {t(isPlaying ? 'scene.pause' : 'scene.play')}
      </button>
      {steps.map(([name, act]) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-label={t(`scene.${name}`)}
          title={t(`scene.${name}`)}
          onClick={act}
        >
          <SceneIcon name={name} />
        </button>
      ))}
    </div>
  )
}
