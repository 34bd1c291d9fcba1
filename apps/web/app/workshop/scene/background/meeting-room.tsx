/** A long table in front of a whiteboard. */
export function MeetingRoom({ wall }: { wall: string }) {
  return (
    <>
      <path fill={wall} d="M0 0h160v90H0z" />
      <path fill="#0001" d="M0 58h160v32H0z" />
      <path fill="#fdfdfb" stroke="#9aa39e" strokeWidth="1.5" d="M46 8h68v38H46z" />
      <path fill="none" stroke="#6d93a8" strokeWidth="1.5" d="M54 38V28M62 38V22M70 38V31M78 38V18" />
      <path fill="none" stroke="#b9827a" strokeWidth="1.5" d="M90 18h16M90 24h12M90 30h15" />
      <path fill="#fff8d8" d="M14 10h14v30H14zM132 10h14v30h-14z" />
      <path fill="#566069" d="M10 52h16v24H10zM38 52h16v24H38zM106 52h16v24h-16zM134 52h16v24h-16z" />
      <path fill="#9c7350" d="M8 70h144l8 20H0z" />
      <path fill="#b4885f" d="M8 68h144v4H8z" />
    </>
  )
}
