/** An entrance hall with a counter. */
export function Reception({ wall }: { wall: string }) {
  return (
    <>
      <path fill={wall} d="M0 0h160v90H0z" />
      <path fill="#0001" d="M0 62h160v28H0z" />
      <path fill="#e6f0f3" stroke="#8d9aa0" strokeWidth="1.5" d="M8 14h36v52H8zM26 14v52" />
      <path fill="none" stroke="#8d9aa0" strokeWidth="1.5" d="M23 40v6M29 40v6" />
      <path fill="#f8f5ee" d="M80 26a14 14 0 1 1 28 0 14 14 0 1 1-28 0z" />
      <path fill="#55806c" d="m84 33 8-13 5 8 3-4 5 9z" />
      <path fill="#fff8d8" d="M126 0h1v12h-1zM120 12h13l3 7h-19z" />
      <path fill="#8f6a4a" d="M58 64h86v26H58z" />
      <path fill="#b4885f" d="M54 60h94v6H54z" />
      <path fill="#3c444c" d="M116 45h20v12h-20zM124 57h4v3h-4z" />
    </>
  )
}
