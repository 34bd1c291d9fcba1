import type { Scene } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { usePlayKey } from '#workshop/lesson/use-play-key.ts'
import { Caption } from './caption.tsx'
import { RecordingPlayer } from './recording/recording-player.tsx'
import { SceneLines } from './scene-lines.tsx'
import { SceneOptions } from './scene-options.tsx'
import { SeekBar } from './seek-bar.tsx'
import { Stage } from './stage.tsx'
import { sceneAt } from './timeline/scene-at.ts'
import { Transport } from './transport.tsx'
import { usePlayback } from './use-playback.ts'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'
import { useSceneChoices } from './use-scene-choices.ts'

type ScenePlayerProps = { scene: Scene; lang: string | undefined }

const changeSeconds = 0.5

/** A dialogue that is played on a stage, or read as text. Without scripts its lines are text. */
export function ScenePlayer({ scene, lang }: ScenePlayerProps) {
  const { t } = useTranslation()
  const isClient = useIsClient()
  const isStill = usePrefersReducedMotion()
  const [choices, change] = useSceneChoices()
  const { isTextOnly, hasCaptions, hasSound, speed } = choices
  const playback = usePlayback({ scene, lang, speed, wantsSound: hasSound })
  const { lines, seconds, beat, end, isPlaying, isAloud, isRead, spoken, recording } = playback
  usePlayKey(playback.toggle)

  const state = sceneAt(scene, seconds, isStill ? 0 : changeSeconds)
  const line = spoken ?? state.line
  const canHideCaptions = isAloud && !scene.setup.alwaysShowDialogue && !isTextOnly
  return (
    <section className="scene" aria-label={t('scene.title')}>
      <div className="scene__player">
        {recording && <RecordingPlayer recording={recording} />}
        {!isTextOnly && (
          <Stage
            background={state.background}
            figures={state.figures}
            talker={isRead ? spoken?.character : state.talker}
            beat={isPlaying && !isStill ? beat : undefined}
          />
        )}
        <Caption
          line={line}
          lang={lang}
          isShown={!isTextOnly && (hasCaptions || !canHideCaptions)}
          isAnnounced={!(isAloud && isPlaying)}
        />
        {isTextOnly && (
          <SceneLines
            lines={lines}
            lang={lang}
            current={line}
            onPlay={({ start }) => playback.playFrom(start)}
          />
        )}
        <SeekBar seconds={seconds} end={end} onSeek={playback.seek} />
        <div className="scene__controls">
          <Transport playback={playback} />
          <SceneOptions
            choices={choices}
            onChange={change}
            canHideCaptions={canHideCaptions}
            hasVoice={playback.hasVoice}
          />
        </div>
        {seconds > 0 && !playback.hasVoice && <p className="soft scene__note">{t('scene.noVoice')}</p>}
      </div>
      {!isClient && (
        <div className="scene__without-scripts">
          <SceneLines lines={lines} lang={lang} current={undefined} onPlay={undefined} />
        </div>
      )}
    </section>
  )
}
