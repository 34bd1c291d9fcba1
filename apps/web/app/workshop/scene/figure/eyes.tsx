/** Two eyes, closed for a blink. */
export function Eyes({ areClosed }: { areClosed: boolean }) {
  if (areClosed)
    return (
      <path
        fill="none"
        stroke="#33261f"
        strokeWidth="0.9"
        strokeLinecap="round"
        d="M43 35c1 .9 2.6 .9 3.6 0M53.4 35c1 .9 2.6 .9 3.6 0"
      />
    )
  return (
    <>
      <path
        fill="#fff"
        d="M42.6 35a2.2 1.8 0 1 0 4.4 0 2.2 1.8 0 1 0-4.4 0zm10.4 0a2.2 1.8 0 1 0 4.4 0 2.2 1.8 0 1 0-4.4 0z"
      />
      <path
        fill="#33261f"
        d="M43.5 35a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0zm10.4 0a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0z"
      />
    </>
  )
}
