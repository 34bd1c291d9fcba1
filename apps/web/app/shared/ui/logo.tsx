/** A cairn: a pile of stones that marks a trail. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <Stones />
    </svg>
  )
}

/** The stones of the logo, within 32 by 32. */
export function Stones() {
  return (
    <>
      <ellipse cx="16" cy="26" rx="12" ry="4.4" fill="#7fb894" />
      <ellipse cx="15" cy="18.2" rx="8.6" ry="3.7" fill="#d8d2c2" />
      <ellipse cx="17.2" cy="11.4" rx="5.8" ry="3.1" fill="#e9b872" />
      <ellipse cx="15.8" cy="5.8" rx="3.3" ry="2.3" fill="#f6f2e7" />
    </>
  )
}
