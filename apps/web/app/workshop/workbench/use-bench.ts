import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PaneName } from '#workshop/panes/pane-tabs.tsx'
import { useActivePane } from '#workshop/panes/use-active-pane.ts'
import { type HiddenPanes, useHiddenPanes } from '#workshop/panes/use-hidden-panes.ts'
import { useIsAwake } from '#workshop/run/use-is-awake.ts'

/** What a lesson is worked on with: its panes, and where its page is shown. */
export type Bench = {
  /** False while nothing should load or run by itself. */
  isAwake: boolean
  /** Whether the camper has begun to use the page, and not only read it. */
  isTouched: boolean
  /** The pane that a phone shows. */
  pane: PaneName
  setPane: (name: PaneName) => void
  /** Selects a pane by its tab. */
  choosePane: (name: PaneName) => void
  /** The panes that wide screens hide. */
  panes: HiddenPanes
  /** Makes a pane visible on every screen before the call returns. */
  show: (name: PaneName) => void
  /** The element in which the runner shows the page. */
  previewHost: RefObject<HTMLDivElement | null>
}

export function useBench(): Bench {
  const panes = useHiddenPanes()
  const previewHost = useRef<HTMLDivElement>(null)
  const { isAwake, isTouched, wake } = useIsAwake()
  const { pane, setPane, choose } = useActivePane(wake)
  return {
    isAwake,
    isTouched,
    pane,
    setPane,
    choosePane: choose,
    panes,
    // The element has to be visible before it can be focused.
    show: (name) =>
      flushSync(() => {
        setPane(name)
        panes.show(name)
      }),
    previewHost,
  }
}
