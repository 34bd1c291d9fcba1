import type { Line } from './timeline/lines-of.ts'

type CaptionProps = {
  line: Line | undefined
  lang: string | undefined
  isShown: boolean
  /** A voice says the lines, so a screen reader does not. */
  isAloud: boolean
}

/** The line that is said now; read out by screen readers. */
export function Caption({ line, lang, isShown, isAloud }: CaptionProps) {
  return (
    <div
      className={isShown ? 'scene__caption' : 'visually-hidden'}
      aria-live={isAloud ? 'off' : 'polite'}
      data-align={line?.align}
    >
      {line && (
        <p>
          <strong>{line.character}</strong>
          <span lang={lang} dir="auto">
            {line.text}
          </span>
        </p>
      )}
    </div>
  )
}
