import { useEffect, useEffectEvent } from 'react'
import { InOrder } from '#shared/in-order.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { ConsoleLine } from './add-line.ts'
import { ConsolePart } from './console-part.tsx'

type ConsoleLinesProps = { lines: readonly ConsoleLine[]; onShow: () => void }

/** What the program has printed. `onShow` is called whenever other lines have been shown. */
export function ConsoleLines({ lines, onShow }: ConsoleLinesProps) {
  const tell = useEffectEvent(onShow)
  useEffect(() => {
    tell()
  }, [lines])
  return (
    <ol className="console__lines">
      <InOrder items={lines}>{(line) => <ConsoleRow line={line} />}</InOrder>
    </ol>
  )
}

function ConsoleRow({ line: { level, parts } }: { line: ConsoleLine }) {
  const { t } = useTranslation()
  return (
    <li data-level={level}>
      {(level === 'error' || level === 'warn') && (
        <span className="visually-hidden">{t(`challenge.console.${level}`)}: </span>
      )}
      <InOrder items={parts}>{(part) => <ConsolePart part={part} />}</InOrder>
    </li>
  )
}
