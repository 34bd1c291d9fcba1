export type Callable = (...values: unknown[]) => unknown

/** A Python function that is called through JavaScript, which shows nothing of it. */
export function opaque(call: Callable & { copy: () => Callable }): Callable {
  const kept = call.copy()
  return (...values) => kept(...values)
}

/** The same for a function that takes a number: an object of a program's would have to be asked for one. */
export function opaqueForNumber(call: Callable & { copy: () => Callable }): Callable {
  const kept = call.copy()
  return (value: unknown = 0) => kept(typeof value === 'number' ? value : undefined)
}
