/** Neck and shoulders. They reach below the square, for figures that stand high on the stage. */
export function Body({ skin, shirt }: { skin: string; shirt: string }) {
  return (
    <>
      <path fill={skin} d="M44.5 44h11v16h-11z" />
      <path fill="#0002" d="M44.5 48.5c3 4 8 4 11 0v3c-3 3-8 3-11 0z" />
      <path fill={shirt} d="M26 160V80C26 67 34 59 44.5 56.5h11C66 59 74 67 74 80V160Z" />
      <path fill={skin} d="M44.5 55h11v1.5L50 64l-5.5-7.5z" />
      <path fill="#0002" d="M44.5 56.5 50 64l-4 5-5-11.5zM55.5 56.5 50 64l4 5 5-11.5z" />
      <path fill="none" stroke="#0003" strokeWidth="0.8" d="M34 78v82M66 78v82" />
    </>
  )
}
