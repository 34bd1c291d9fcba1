import { useTranslation } from '#shared/language/use-translation.ts'
import { type SceneChoices, speeds } from './use-scene-choices.ts'

type SceneOptionsProps = {
  choices: SceneChoices
  onChange: (changed: Partial<SceneChoices>) => void
  /** Captions can be switched off: they are not the only way to follow the scene. */
  canHideCaptions: boolean
  hasVoice: boolean
}

/** How a scene is played. */
export function SceneOptions({ choices, onChange, canHideCaptions, hasVoice }: SceneOptionsProps) {
  const { t } = useTranslation()
  const { isTextOnly, hasCaptions, hasSound, speed } = choices
  const choice = (name: 'captions' | 'sound' | 'textOnly', isOn: boolean, changed: Partial<SceneChoices>) => (
    <button type="button" className="button" aria-pressed={isOn} onClick={() => onChange(changed)}>
      {t(`scene.${name}`)}
    </button>
  )
  return (
    <div className="scene__options">
      {canHideCaptions && choice('captions', hasCaptions, { hasCaptions: !hasCaptions })}
      {hasVoice && choice('sound', hasSound, { hasSound: !hasSound })}
      {choice('textOnly', isTextOnly, { isTextOnly: !isTextOnly })}
      <label>
        {t('scene.speed')}
        <select dir="ltr" value={speed} onChange={({ target }) => onChange({ speed: Number(target.value) })}>
          {speeds.map((value) => (
            <option key={value} value={value}>
              {t('scene.times', { value })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
