/** A counter with cups under hanging lamps. */
export function Cafe({ wall }: { wall: string }) {
  return (
    <>
      <path fill={wall} d="M0 0h160v90H0z" />
      <path fill="#3f5148" d="M14 14h40v26H14z" />
      <path fill="none" stroke="#e9e2cf" strokeWidth="1.3" d="M20 20h18M20 25h26M20 30h22M20 35h14" />
      <path fill="none" stroke="#5b5148" d="M72 0v14M104 0v20M136 0v14" />
      <path
        fill="#d98f3f"
        d="M65 22c0-5 3-8 7-8s7 3 7 8zM97 28c0-5 3-8 7-8s7 3 7 8zM129 22c0-5 3-8 7-8s7 3 7 8z"
      />
      <path fill="#fff3c4" d="M69 22h6v2h-6zM101 28h6v2h-6zM133 22h6v2h-6z" />
      <path fill="#8a6444" d="M92 48h60v2.5H92z" />
      <path fill="#fbf8f0" d="M96 41h7v7h-7zM108 41h7v7h-7zM120 41h7v7h-7z" />
      <path fill="#4f8a5f" d="M138 48c-3-5-2-9 1-12 1 3 2 5 2 7 1-2 3-4 5-4 0 4-2 7-5 9z" />
      <path fill="#7d5a3d" d="M0 70h160v20H0z" />
      <path fill="#a87f58" d="M0 67h160v4.5H0z" />
      <path fill="#fbf8f0" d="M18 58h10l-1.5 9h-7z" />
    </>
  )
}
