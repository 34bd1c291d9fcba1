import type { Scene } from '@cairn/contract'
import { useTranslation } from 'react-i18next'

/** The spoken lines of a scene, in order. */
export function SceneText({ scene, lang }: { scene: Scene; lang: string | undefined }) {
  const { t } = useTranslation()
  const lines = scene.commands.flatMap(({ character, startTime, dialogue }) =>
    dialogue ? [{ character, startTime, text: dialogue.text }] : [],
  )
  if (lines.length === 0) return null
  return (
    <details className="scene">
      <summary>{t('challenge.scene')}</summary>
      <dl>
        {lines.map(({ character, startTime, text }) => (
          <div key={`${startTime}-${character}`}>
            <dt>{character}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
