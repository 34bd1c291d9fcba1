import type { ReactNode } from 'react'
import { ScatteredStones } from './scattered-stones.tsx'

type EmptyPageProps = {
  heading: string
  text: string
  /** The ways on. */
  children?: ReactNode
}

/** A page that has nothing to show, and says why. */
export function EmptyPage({ heading, text, children }: EmptyPageProps) {
  return (
    <div className="page narrow empty">
      <ScatteredStones />
      <h1>{heading}</h1>
      <p>{text}</p>
      {children && <div className="empty__actions">{children}</div>}
    </div>
  )
}
