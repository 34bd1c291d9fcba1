export function Glasses() {
  return (
    <path
      fill="#fff3"
      stroke="#2b2b33"
      strokeWidth="0.8"
      d="M41 35a3.8 3.6 0 1 0 7.6 0 3.8 3.6 0 1 0-7.6 0zm10.4 0a3.8 3.6 0 1 0 7.6 0 3.8 3.6 0 1 0-7.6 0zm-2.8 0q1.4-1.2 2.8 0M41 34.5l-3.5-.8M59 34.5l3.5-.8"
    />
  )
}
