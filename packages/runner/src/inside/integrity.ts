import { getOwnPropertyDescriptor, objectIs, ownKeys } from './primordials.ts'

type Recorded = { owner: object; key: PropertyKey; name: string; value: unknown; get: unknown; set: unknown }

const languageObjects: readonly [string, object][] = [
  ['Object', Object],
  ['Object.prototype', Object.prototype],
  ['Function.prototype', Function.prototype],
  ['Array', Array],
  ['Array.prototype', Array.prototype],
  ['String.prototype', String.prototype],
  ['Number', Number],
  ['Number.prototype', Number.prototype],
  ['RegExp.prototype', RegExp.prototype],
  ['Promise', Promise],
  ['Promise.prototype', Promise.prototype],
  ['Map.prototype', Map.prototype],
  ['Set.prototype', Set.prototype],
  ['Symbol', Symbol],
  ['JSON', JSON],
  ['Reflect', Reflect],
  ['Error', Error],
  ['Error.prototype', Error.prototype],
]

/**
 * Notes built-ins as they are now; the function it gives names one that has been changed since. Adding to
 * a prototype is fine, lessons teach it; replacing what was there makes every later assertion doubtful.
 */
export function recordBuiltIns(more: readonly [string, object][] = []): () => string | undefined {
  const recorded = [...languageObjects, ...more].flatMap(([name, owner]) => record(name, owner))
  const count = recorded.length
  return () => {
    for (let index = 0; index < count; index++) {
      const entry = recorded[index]
      if (entry && isChanged(entry)) return entry.name
    }
    return undefined
  }
}

function record(ownerName: string, owner: object): Recorded[] {
  return ownKeys(owner).map((key) => {
    const descriptor = getOwnPropertyDescriptor(owner, key)
    return {
      owner,
      key,
      name: `${ownerName}.${String(key)}`,
      value: descriptor?.value as unknown,
      get: descriptor?.get,
      set: descriptor?.set,
    }
  })
}

function isChanged({ owner, key, value, get, set }: Recorded): boolean {
  const descriptor = getOwnPropertyDescriptor(owner, key)
  if (!descriptor) return true
  return !objectIs(descriptor.value, value) || descriptor.get !== get || descriptor.set !== set
}
