/** Two eyebrows in the color of the hair. */
export function Brows({ hair }: { hair: string }) {
  return (
    <path
      fill="none"
      stroke={hair}
      strokeWidth="1.2"
      strokeLinecap="round"
      d="M42.5 31.3c1.3-1 3-1 4.3-.2M57.5 31.3c-1.3-1-3-1-4.3-.2"
    />
  )
}
