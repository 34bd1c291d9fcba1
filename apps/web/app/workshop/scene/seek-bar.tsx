import { clockTime } from '#shared/clock-time.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type SeekBarProps = { seconds: number; end: number; onSeek: (seconds: number) => void }

/** How far a scene has come, and a way to go elsewhere in it. */
export function SeekBar({ seconds, end, onSeek }: SeekBarProps) {
  const { t } = useTranslation()
  const [time, total] = [clockTime(seconds), clockTime(end)]
  return (
    <div className="scene__seek">
      <input
        type="range"
        min={0}
        max={end}
        step={0.1}
        value={seconds}
        aria-label={t('scene.seek')}
        aria-valuetext={t('scene.time', { time, total })}
        onChange={({ target }) => onSeek(Number(target.value))}
        onKeyDown={(event) => {
          const step = keySteps[event.key]
          if (step === undefined) return
          event.preventDefault()
          onSeek(seconds + step)
        }}
      />
      <span aria-hidden="true">
        {time} / {total}
      </span>
    </div>
  )
}

/** Seconds; the slider's own step would be too small to get anywhere. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
}
