import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

type Column = { content: ReactNode; isHidden: boolean }
type ResizableColumnsProps = { first: Column; second: Column; third: Column }

/** Widths, in percent, of the first and second columns; the third takes the rest. */
type Shares = readonly [number, number]

const key = 'workshop-columns'
const usualShares: Shares = [30, 38]
const [least, most] = [18, 60]
const keyStep = 2

/** Three columns whose separators can be dragged or moved with the arrow keys; remembered in this browser. */
export function ResizableColumns({ first, second, third }: ResizableColumnsProps) {
  const { t } = useTranslation()
  const [shares, setShares] = useState(usualShares)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => setShares(readShares()), [])
  const widths = [shares[0], shares[1], 100 - shares[0] - shares[1]]
  const tracks = [first, second, third]
    .flatMap(({ isHidden }, index) => (isHidden ? [] : [`minmax(0, ${widths[index]}fr)`]))
    .join(' 8px ')
  // Not a style attribute: the page's content policy allows none.
  useEffect(() => row.current?.style.setProperty('--tracks', tracks), [tracks])

  const resize = (column: 0 | 1, by: number) => {
    const changed = withShare(shares, column, shares[column] + by)
    setShares(changed)
    writeStored(key, JSON.stringify(changed))
  }
  const border = (column: 0 | 1, pane: string) => (
    <Border
      label={t('challenge.resize', { pane })}
      share={shares[column]}
      onResize={(by) => resize(column, by)}
    />
  )
  return (
    <div className="workshop__columns" ref={row}>
      {first.content}
      {!first.isHidden && !(second.isHidden && third.isHidden) && border(0, t('challenge.tabs.instructions'))}
      {second.content}
      {!second.isHidden && !third.isHidden && border(1, t('challenge.tabs.code'))}
      {third.content}
    </div>
  )
}

type BorderProps = { label: string; share: number; onResize: (byPercent: number) => void }

function Border({ label, share, onResize }: BorderProps) {
  const direction = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const width = event.currentTarget.parentElement?.clientWidth ?? innerWidth
    onResize((event.movementX / width) * 100 * direction(event.currentTarget))
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    onResize(steps * keyStep * direction(event.currentTarget))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget (WAI-ARIA 1.2)
    <div
      className="workshop__border"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  )
}

function withShare(shares: Shares, column: 0 | 1, wanted: number): Shares {
  const other = shares[column === 0 ? 1 : 0]
  const share = Math.min(Math.max(wanted, least), Math.min(most, 100 - other - least))
  return column === 0 ? [share, other] : [other, share]
}

/** Turns stored values into widths that fit. */
function readShares(): Shares {
  const stored = /^\[(?<first>[\d.]+),(?<second>[\d.]+)\]$/.exec(readStored(key) ?? '')?.groups
  if (!stored) return usualShares
  return withShare(withShare(usualShares, 0, Number(stored['first'])), 1, Number(stored['second']))
}
