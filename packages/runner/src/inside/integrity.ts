import { getOwnPropertyDescriptor, objectIs, ownKeys } from './primordials.ts'

/** An object whose properties must stay what they are; `keys` when only some of them matter. */
export type Guarded = { name: string; owner: object; keys?: readonly PropertyKey[] }

type Recorded = { owner: object; key: PropertyKey; name: string; value: unknown; get: unknown; set: unknown }

/** `Math`, `Date`, `console`, timers and `fetch` are missing on purpose: tests replace them by stand-ins. */
const languageNames = [
  'Array',
  'Boolean',
  'Error',
  'Function',
  'JSON',
  'Map',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
] as const

/**
 * Notes built-ins as they are now; the function it gives names one that has been changed since. Adding to
 * a prototype is fine, lessons teach it; replacing what was there makes every later assertion doubtful.
 */
export function recordBuiltIns(more: readonly Guarded[]): () => string | undefined {
  const recorded = [...languageObjects(), ...more].flatMap(record)
  const count = recorded.length
  return () => {
    for (let index = 0; index < count; index++) {
      const entry = recorded[index]
      if (entry && isChanged(entry)) return entry.name
    }
    return undefined
  }
}

/** The prototypes that a page's tests ask, and the global functions beside them. */
export function guardedPrototypes(names: readonly string[]): Guarded[] {
  return names.flatMap((name) => {
    const constructor: unknown = Reflect.get(globalThis, name)
    const hasPrototype = typeof constructor === 'function' && typeof constructor.prototype === 'object'
    return hasPrototype ? [{ name: `${name}.prototype`, owner: constructor.prototype as object }] : []
  })
}

function languageObjects(): Guarded[] {
  return [
    { name: 'globalThis', owner: globalThis, keys: languageNames },
    ...languageNames.map((name) => ({ name, owner: globalThis[name] })),
    ...guardedPrototypes(languageNames),
    { name: 'Function.prototype', owner: Function.prototype },
    {
      name: 'Iterator.prototype',
      owner: Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
    },
    { name: 'ArrayIterator.prototype', owner: Object.getPrototypeOf([].values()) as object },
  ]
}

function record({ name: ownerName, owner, keys = ownKeys(owner) }: Guarded): Recorded[] {
  return keys.map((key) => {
    const descriptor = getOwnPropertyDescriptor(owner, key)
    return {
      owner,
      key,
      name: ownerName === 'globalThis' ? String(key) : `${ownerName}.${String(key)}`,
      value: descriptor?.value as unknown,
      get: descriptor?.get,
      set: descriptor?.set,
    }
  })
}

function isChanged({ owner, key, value, get, set }: Recorded): boolean {
  const descriptor = getOwnPropertyDescriptor(owner, key)
  if (!descriptor) return value !== undefined || get !== undefined
  return !objectIs(descriptor.value, value) || descriptor.get !== get || descriptor.set !== set
}
