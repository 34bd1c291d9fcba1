import { startTransition, useEffect, useState } from 'react'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'
import { type PaneName, paneNames } from './pane-tabs.tsx'

export type HiddenPanes = {
  isHidden: (name: PaneName) => boolean
  toggle: (name: PaneName) => void
  show: (name: PaneName) => void
}

const key = 'workshop-hidden-panes'

/** The panes that wide screens hide; remembered in this browser. */
export function useHiddenPanes(): HiddenPanes {
  const [hidden, setHidden] = useState<readonly PaneName[]>([])
  useEffect(() => {
    const stored = (readStored(key) ?? '').split(',')
    startTransition(() => setHidden(paneNames.filter((name) => stored.includes(name))))
  }, [])
  const change = (names: readonly PaneName[]) => {
    setHidden(names)
    writeStored(key, names.join(','))
  }
  const isHidden = (name: PaneName) => hidden.includes(name)
  const show = (name: PaneName) => isHidden(name) && change(hidden.filter((other) => other !== name))
  return {
    isHidden,
    show,
    toggle: (name) => (isHidden(name) ? show(name) : change([...hidden, name])),
  }
}
