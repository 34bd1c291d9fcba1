/** Neck and shoulders. They reach below the square, for figures that stand high on the stage. */
export function Body({ skin, shirt }: { skin: string; shirt: string }) {
  return (
    <>
      <path fill={skin} d="M44.5 44h11v20h-11z" />
      <path fill="#0002" d="M44.5 49c3 4 8 4 11 0v4c-3 3-8 3-11 0z" />
      <path fill={shirt} d="M26 160V86C26 73 34 65 44 62.5L50 70 56 62.5C66 65 74 73 74 86V160Z" />
      <path fill={skin} d="M44 62.5h12L50 70z" />
      <path fill="#0002" d="M44 62.5 50 70l-4 5-4.5-11zM56 62.5 50 70l4 5 4.5-11z" />
      <path fill="none" stroke="#0003" strokeWidth="0.8" d="M34 82v78M66 82v78" />
    </>
  )
}
