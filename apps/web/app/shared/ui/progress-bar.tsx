/** A progress bar; its label belongs next to it. */
export function ProgressBar({ done, total }: { done: number; total: number }) {
  const percent = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100))
  return (
    <div className="progress-bar" aria-hidden="true">
      <span ref={(element) => element?.style.setProperty('inline-size', `${percent}%`)} />
    </div>
  )
}
