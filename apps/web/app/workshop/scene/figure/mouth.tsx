/** A mouth that smiles, or is open in the middle of a word. */
export function Mouth({ isOpen }: { isOpen: boolean }) {
  if (!isOpen)
    return (
      <path
        fill="none"
        stroke="#7d2f2f"
        strokeWidth="1.1"
        strokeLinecap="round"
        d="M46 43.6c2 1.8 6 1.8 8 0"
      />
    )
  return (
    <>
      <path fill="#6a2226" d="M46.2 43c2.5 -.9 5.1 -.9 7.6 0 0 3-1.7 4.9-3.8 4.9s-3.8-1.9-3.8-4.9z" />
      <path fill="#fff" d="M47.2 43.1c2-.5 3.6-.5 5.6 0l-.3 1.1h-5z" />
    </>
  )
}
