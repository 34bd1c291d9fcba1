/** A desk by the window. */
export function Office({ wall }: { wall: string }) {
  return (
    <>
      <path fill={wall} d="M0 0h160v90H0z" />
      <path fill="#d7e8f0" d="M10 8h58v40H10z" />
      <path fill="#b3cbd8" d="M14 48V28h10v20zm14 0V18h9v30zm13 0V32h12v16zm15 0V23h8v25z" />
      <path fill="none" stroke="#fff" strokeWidth="2" d="M10 8h58v40H10zM39 8v40" />
      <path fill="#fff" d="M92 14h24v16H92z" />
      <path fill="none" stroke="#9fb0a6" strokeWidth="1.5" d="M96 19h16M96 23h12" />
      <path fill="#b98d62" d="M0 70h160v20H0z" />
      <path fill="#a67c54" d="M0 70h160v2.5H0z" />
      <path fill="#3c444c" d="M112 46h32v20h-32zM125 66h6v4h-6z" />
      <path fill="#86a9b8" d="M114 48h28v16h-28z" />
      <path fill="#c9743f" d="M84 61h9l-1.5 9h-6z" />
      <path fill="#4f8a5f" d="M88 61c-7-4-6-9-4-12 3 3 4 6 4 9 0-5 2-9 6-11 1 5-1 10-6 14z" />
    </>
  )
}
