import { useEffect, useEffectEvent, useState } from 'react'
import { takeEarlyPane } from './early-panes.ts'
import { type PaneName, paneNames } from './pane-tabs.tsx'

/** The pane that a phone shows. `onChoice` is called when a tab was chosen, even before the page came alive. */
export function useActivePane(onChoice: () => void): {
  pane: PaneName
  setPane: (name: PaneName) => void
  choose: (name: PaneName) => void
} {
  const [pane, setPane] = useState<PaneName>('instructions')
  const choose = (name: PaneName) => {
    onChoice()
    setPane(name)
  }
  const takeEarly = useEffectEvent(() => {
    const chosen = takeEarlyPane()
    const early = paneNames.find((name) => name === chosen)
    if (early) choose(early)
  })
  useEffect(() => takeEarly(), [])
  return { pane, setPane, choose }
}
