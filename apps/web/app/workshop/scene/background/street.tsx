/** Houses under the open sky. The wall's color is that of the nearest house. */
export function Street({ wall }: { wall: string }) {
  return (
    <>
      <path fill="#cfe4ee" d="M0 0h160v90H0z" />
      <path
        fill="#fff"
        d="M20 14c2-5 9-5 11-1 4-2 8 1 7 5H17c-1-2 1-4 3-4zM112 10c2-4 8-4 10-1 3-2 7 1 6 4h-19c-1-1 1-3 3-3z"
      />
      <path fill="#b7c7cd" d="M0 70V34h24v36zm38 0V24h22v46zm34 0V38h26v32zm38 0V20h20v50z" />
      <path fill={wall} d="M14 70V44l14-10 14 10v26zM128 70V36h32v34z" />
      <path fill="#a2594b" d="M11 45 28 32l17 13-2 2-15-11-15 11z" />
      <path
        fill="#7ea0b0"
        d="M19 50h7v7h-7zm11 0h7v7h-7zM134 42h8v8h-8zm13 0h8v8h-8zm-13 14h8v8h-8zm13 0h8v8h-8zM44 30h4v5h-4zm7 0h4v5h-4zm-7 10h4v5h-4zm7 0h4v5h-4zM115 27h4v5h-4zm7 0h4v5h-4zm-7 11h4v5h-4zm7 0h4v5h-4z"
      />
      <path fill="#7a5a40" d="M85 52h3v18h-3z" />
      <path fill="#5f9a6b" d="M76 46c0-8 5-13 10.5-13S97 38 97 46s-5 12-10.5 12S76 54 76 46z" />
      <path fill="#c9c3b4" d="M0 70h160v6H0z" />
      <path fill="#8b9096" d="M0 76h160v14H0z" />
    </>
  )
}
