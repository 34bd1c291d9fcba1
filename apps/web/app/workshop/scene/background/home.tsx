/** A living room with a sofa. */
export function Home({ wall }: { wall: string }) {
  return (
    <>
      <path fill={wall} d="M0 0h160v90H0z" />
      <path fill="#b98d62" d="M0 74h160v16H0z" />
      <path fill="#fffdf8" stroke="#8a6444" strokeWidth="1.5" d="M22 12h26v20H22z" />
      <path fill="#86a98f" d="m24 30 8-11 5 6 3-3 6 8z" />
      <path fill="#e9f1f4" stroke="#fff" strokeWidth="2" d="M96 8h38v36H96zM115 8v36" />
      <path fill="#c98f7f" d="M90 6h9v42h-9zM131 6h9v42h-9z" />
      <path fill="#6f8792" d="M14 54c0-4 3-6 6-6h48c3 0 6 2 6 6v22H14z" />
      <path fill="#5d747f" d="M10 60h10v18H10zM68 60h10v18H68zM20 66h48v4H20z" />
      <path fill="#e2b65f" d="M26 56h12v10H26z" />
      <path fill="#5b5148" d="M149 42h1.5v34H149zM144 76h12v2h-12z" />
      <path fill="#f2d38b" d="M144 28h12l3 14h-18z" />
    </>
  )
}
