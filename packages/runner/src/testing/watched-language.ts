import { knownLanguageNames } from '../inside/guarded/language-objects.ts'

/**
 * A program that replaces each function of the language, again and again between the tasks of the harness, by one that
 * answers alike and adds its name to `globalThis.heard`.
 *
 * @param isAtOnce whether it begins in the task of the program itself, of which Pyodide’s own calls are a part
 */
export function watchingProgram(isAtOnce: boolean): string {
  return `(${String(watchLanguage)})(${JSON.stringify(knownLanguageNames)}, ${isAtOnce})`
}

type Watching = { heard?: string; watch?: () => void }
type Watched = [owner: object, key: PropertyKey, descriptor: PropertyDescriptor]

/** Names no function of the language after its first line, as all are replaced by then. */
function watchLanguage(names: readonly string[], isAtOnce: boolean): void {
  const { apply, construct, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect
  const own = globalThis as Watching
  const toText = String
  const wait = setTimeout.bind(globalThis)
  const rounds = 20
  const steps = 8
  const members: Watched[] = []
  const seen = new Set<unknown>([globalThis])

  const watched = (name: string, original: () => unknown) => {
    function call(this: unknown, ...given: unknown[]): unknown {
      own.heard += `${name} `
      if (!new.target) return apply(original, this, given)
      return construct(original, given, new.target === (call as unknown) ? original : new.target)
    }
    defineProperty(call, 'prototype', { value: original.prototype })
    return call
  }
  const collect = (value: unknown, name: string) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
      return
    seen.add(value)
    for (const key of ownKeys(value)) {
      const member = getOwnPropertyDescriptor(value, key) ?? {}
      const path = `${name}.${toText(key)}`
      const isOfOldFunctions = key === 'caller' || key === 'arguments' || key === '__proto__'
      if (member.configurable && typeof member.value === 'function' && key !== 'constructor')
        members.push([value, key, { ...member, value: watched(path, member.value as () => unknown) }])
      if (member.configurable && member.get && !isOfOldFunctions)
        members.push([value, key, { ...member, get: watched(path, member.get) }])
      collect(member.value, path)
      collect(member.get, path)
    }
    collect(getPrototypeOf(value), `${name}.prototype`)
  }
  const replaceAll = () => {
    for (let index = 0; index < members.length; index++) {
      const member = members[index]
      if (member) defineProperty(member[0], member[1], member[2])
    }
  }
  const replaceInSteps = async () => {
    for (let step = 0; step < steps; step++) {
      // oxlint-disable-next-line await-thenable -- the next microtask, without calling a replaced function
      await undefined
      replaceAll()
    }
  }
  const replaceInTasks = (left: number) => {
    void replaceInSteps()
    if (left > 0) wait(() => replaceInTasks(left - 1), 0)
  }

  // A program runs again for each test.
  if (own.heard === undefined) {
    own.heard = ''
    for (const name of names) collect((globalThis as unknown as Record<string, unknown>)[name], name)
    const iterators = [[].values(), new Map().values(), new Set().values(), ''.matchAll(/./g)]
    for (const iterator of [...iterators, (function* () {})(), (async function* () {})()])
      collect(getPrototypeOf(iterator), 'iterator')
    own.watch = () => {
      if (isAtOnce) replaceAll()
      replaceInTasks(rounds)
    }
  }
  own.watch?.()
}
