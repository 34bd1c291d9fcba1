import { useSyncExternalStore } from 'react'

/** What only a browser knows and what never changes; until the page answers, what the server rendered. */
export function useClientValue<Value extends string | number | boolean>(
  read: () => Value,
  onServer: Value,
): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer)
}

function subscribeToNothing(): () => void {
  return () => undefined
}
