/** The numbers of docs/reference/workshop.md, “Completion”. */
const bursts = [50, 40, 40, 40, 30]
const burstGapMs = 120
const flightMs = 1600
const colours = ['#7fb894', '#e9b872', '#f6f2e7', '#9cc9ff', '#f7a1cf']

/** Throws confetti over the page, unless the camper prefers reduced motion. */
export function throwConfetti(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const layer = document.createElement('div')
  layer.style.cssText = 'position:fixed;inset:0;overflow:hidden;pointer-events:none;z-index:50'
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  const flights = bursts.flatMap((count, burst) =>
    Array.from({ length: count }, () => throwPiece(layer, burst * burstGapMs)),
  )
  void Promise.allSettled(flights).then(() => layer.remove())
}

function throwPiece(layer: HTMLElement, delay: number): Promise<Animation> {
  const piece = document.createElement('i')
  const colour = colours[Math.floor(Math.random() * colours.length)] ?? '#7fb894'
  piece.style.cssText = `position:absolute;left:50%;top:70%;width:9px;height:13px;background:${colour};border-radius:2px`
  layer.append(piece)
  const sideways = (Math.random() - 0.5) * innerWidth * 0.9
  const up = -innerHeight * (0.35 + Math.random() * 0.4)
  const turn = Math.random() * 900 - 450
  return piece.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${sideways * 0.7}px, ${up}px) rotate(${turn * 0.6}deg)`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${sideways}px, ${innerHeight * 0.4}px) rotate(${turn}deg)`, opacity: 0 },
    ],
    { duration: flightMs, delay, easing: 'cubic-bezier(.2,.7,.4,1)', fill: 'both' },
  ).finished
}
