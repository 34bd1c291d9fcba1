/** A wall and a floor, for places that we have no drawing of. */
export function Plain({ wall }: { wall: string }) {
  return (
    <>
      <path fill={wall} d="M0 0h160v90H0z" />
      <path fill="#0001" d="M0 68h160v22H0z" />
    </>
  )
}
