import type { Line } from './timeline/lines-of.ts'

type CaptionProps = {
  line: Line | undefined
  lang: string | undefined
  isShown: boolean
  /** False while a voice says the lines, so that a screen reader does not say them, too. */
  isAnnounced: boolean
}

/** The line that is said now; screen readers announce it. */
export function Caption({ line, lang, isShown, isAnnounced }: CaptionProps) {
  return (
    <div
      className={isShown ? 'scene__caption' : 'visually-hidden'}
      aria-live={isAnnounced ? 'polite' : 'off'}
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
