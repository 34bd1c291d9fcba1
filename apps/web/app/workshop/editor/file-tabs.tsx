import type { SeedFile } from '@cairn/contract'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

type FileTabsProps = { files: readonly SeedFile[]; active: SeedFile; onSelect: (fileKey: string) => void }

/** The files of a lesson; arrow keys move between them (WAI-ARIA tabs). */
export function FileTabs({ files, active, onSelect }: FileTabsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = files.indexOf(active)
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isReversed ? -1 : 1
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: files.length - 1,
    }
    const target = targets[event.key]
    const file = target === undefined ? undefined : files.at(target % files.length)
    if (!file) return
    event.preventDefault()
    onSelect(file.fileKey)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[files.indexOf(file)]?.focus()
  }
  return (
    <div
      ref={list}
      className="file-tabs"
      role="tablist"
      tabIndex={-1}
      aria-label={t('challenge.files')}
      onKeyDown={go}
    >
      {files.map((file) => (
        <button
          key={file.fileKey}
          type="button"
          role="tab"
          aria-selected={file === active}
          tabIndex={file === active ? 0 : -1}
          onClick={() => onSelect(file.fileKey)}
        >
          {file.name}.{file.ext}
        </button>
      ))}
    </div>
  )
}
