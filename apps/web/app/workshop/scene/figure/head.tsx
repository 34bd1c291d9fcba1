/** The head with ears and nose, without anything that moves. */
export function Head({ skin }: { skin: string }) {
  return (
    <>
      <path fill={skin} d="M37.5 33a2.6 3.2 0 1 0 0 6.4zM62.5 33a2.6 3.2 0 1 1 0 6.4z" />
      <path fill={skin} d="M37.5 33C37.5 23 43 19 50 19s12.5 4 12.5 14c0 11-6 18-12.5 18S37.5 44 37.5 33z" />
      <path
        fill="none"
        stroke="#0004"
        strokeWidth="0.8"
        strokeLinecap="round"
        d="M50 36.5c1.2 1.8 1.2 3-.6 3.2"
      />
    </>
  )
}
