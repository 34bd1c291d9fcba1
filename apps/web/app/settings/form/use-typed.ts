import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** In memory only: what is stored in the browser outlives the session, and others may read it there. */
const kept = new Map<string, unknown>()

/**
 * What campers have typed into a form and not saved. The form goes when the session ends elsewhere; when the same camper
 * is back, it is as it was. `nothing`: what a form begins with.
 */
export function useTyped<Typed>(
  { id }: { id: string },
  form: string,
  nothing: Typed,
): [typed: Typed, setTyped: Dispatch<SetStateAction<Typed>>] {
  const key = `${id} ${form}`
  const [typed, setTyped] = useState(() => (kept.has(key) ? (kept.get(key) as Typed) : nothing))
  useEffect(() => void kept.set(key, typed), [key, typed])
  return [typed, setTyped]
}
