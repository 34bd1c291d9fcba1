/** Freezes a value and everything reachable from it, so that a test's tools cannot be changed. */
export function deepFreeze<Value>(value: Value, seen = new Set<unknown>()): Value {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
    return value
  seen.add(value)
  for (const key of Reflect.ownKeys(value)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(value, key)
    if (descriptor && 'value' in descriptor && key !== 'caller' && key !== 'arguments')
      deepFreeze(descriptor.value, seen)
  }
  return Object.isFrozen(value) ? value : Object.freeze(value)
}
