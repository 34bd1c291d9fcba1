import type { ReactNode } from 'react'
import type { PaneName } from './pane-tabs.tsx'

type PaneProps = {
  name: PaneName
  /** Whether narrow screens show this pane. */
  active: PaneName
  /** Whether wide screens hide it. */
  isHidden: boolean
  children: ReactNode
}

/** A part of the lesson. */
export function Pane({ name, active, isHidden, children }: PaneProps) {
  return (
    <div className={`pane pane--${name}`} data-active={name === active} data-hidden={isHidden}>
      {children}
    </div>
  )
}
