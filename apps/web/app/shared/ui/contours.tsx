const heights = [0, 1, 2, 3, 4, 5, 6]

/** Contour lines of a trail map, behind the text of the home page. */
export function Contours({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {heights.map((height) => (
          <path
            key={height}
            d={`M-20 ${430 - height * 44} C 200 ${330 - height * 30}, 330 ${520 - height * 62}, 560 ${400 - height * 40} S 900 ${250 - height * 26}, 1220 ${360 - height * 52}`}
          />
        ))}
        {heights.map((height) => (
          <ellipse
            key={height}
            cx="920"
            cy="190"
            rx={36 + height * 34}
            ry={20 + height * 22}
            transform="rotate(-14 920 190)"
          />
        ))}
      </g>
    </svg>
  )
}
