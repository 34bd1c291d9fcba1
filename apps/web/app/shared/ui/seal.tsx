import { Stones } from './logo.tsx'

const teeth = 36
const marks = Array.from({ length: 72 }, (_, index) => index * 5)

/**
 * The school's seal: its stones in a toothed disk, with the marks of a compass around them. Its colors are its own, as
 * on paper, so that certificates and the pictures of them have the same one.
 */
export function Seal({ className }: { className?: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={className}
      viewBox="0 0 128 152"
      width="128"
      height="152"
      aria-hidden="true"
    >
      <path d="M40 88 26 146l16-9 12 14 10-50z" fill="#b97f35" />
      <path d="M88 88l14 58-16-9-12 14-10-50z" fill="#d49a4c" />
      <path d={disk(62, 58)} fill="#154d35" />
      <circle cx="64" cy="64" r="53" fill="none" stroke="#e9b872" strokeWidth="1.5" />
      <circle cx="64" cy="64" r="41" fill="#1f6a4a" stroke="#e9b872" strokeWidth="1.5" />
      <g stroke="#e9b872">
        {marks.map((angle) => (
          <path
            key={angle}
            d={angle % 90 === 0 ? 'M64 13.5v7' : 'M64 15.5v3'}
            strokeWidth={angle % 90 === 0 ? 2.5 : 1}
            transform={`rotate(${angle} 64 64)`}
          />
        ))}
      </g>
      <g transform="translate(35 36) scale(1.8)">
        <Stones />
      </g>
    </svg>
  )
}

/** A disk around 64, 64 whose edge goes in and out. */
function disk(outer: number, inner: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (index * Math.PI) / teeth
    const radius = index % 2 === 0 ? outer : inner
    return `${(64 + radius * Math.sin(angle)).toFixed(2)} ${(64 - radius * Math.cos(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
