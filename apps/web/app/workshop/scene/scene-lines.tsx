import { useTranslation } from '#shared/language/use-translation.ts'
import type { Line } from './timeline/lines-of.ts'

type SceneLinesProps = {
  lines: readonly Line[]
  lang: string | undefined
  current: Line | undefined
  /** Plays from a line; undefined shows the lines as text. */
  onPlay: ((line: Line) => void) | undefined
}

/** All lines of a scene, to read and to play from. */
export function SceneLines({ lines, lang, current, onPlay }: SceneLinesProps) {
  const { t } = useTranslation()
  if (lines.length === 0) return <p className="soft">{t('scene.noLines')}</p>
  return (
    <ol className="scene__lines">
      {lines.map((line, index) => {
        const words = (
          <>
            <strong>{line.character}</strong>
            <span lang={lang} dir="auto">
              {line.text}
            </span>
          </>
        )
        return (
          <li key={`${index}-${line.start}`}>
            {onPlay ? (
              <button
                type="button"
                aria-current={line.start === current?.start ? 'true' : undefined}
                onClick={() => onPlay(line)}
              >
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ol>
  )
}
