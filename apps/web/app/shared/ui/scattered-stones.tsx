/** The stones of the logo, fallen: somewhere here was a sign of the way. */
export function ScatteredStones() {
  return (
    <svg className="scattered-stones" viewBox="0 0 160 64" width="200" height="80" aria-hidden="true">
      <path d="M6 56 H154" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" opacity="0.4" />
      <ellipse cx="62" cy="46" rx="26" ry="9.6" fill="#7fb894" />
      <ellipse cx="107" cy="48" rx="18.6" ry="8" fill="#d8d2c2" transform="rotate(-5 107 48)" />
      <ellipse cx="68" cy="30" rx="12.6" ry="6.7" fill="#e9b872" transform="rotate(8 68 30)" />
      <ellipse cx="141" cy="51" rx="7.2" ry="5" fill="#c9c3b1" transform="rotate(24 141 51)" />
    </svg>
  )
}
