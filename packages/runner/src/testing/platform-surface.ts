/** A member of the platform: its owner and its key, both as expressions. */
export type Member = readonly [owner: string, key: string]

/**
 * Every member of every object in a fresh realm: the language, and all that the browser adds to it. Runs in the page.
 */
export function listSurface(): Member[] {
  const members: Member[] = []
  const symbols = new Map(
    Object.getOwnPropertyNames(Symbol).map((name) => [(Symbol as never)[name] as unknown, `Symbol.${name}`]),
  )
  const list = (expression: string, owner: object) => {
    for (const key of Reflect.ownKeys(owner)) {
      const descriptor = Reflect.getOwnPropertyDescriptor(owner, key)
      const text = typeof key === 'string' ? JSON.stringify(key) : symbols.get(key)
      if (descriptor?.configurable && text !== undefined) members.push([expression, text])
    }
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = Reflect.getOwnPropertyDescriptor(globalThis, name)?.value as unknown
    const isInterface = typeof value === 'function' && /^[A-Z]/.test(name)
    if (isInterface) list(name, value)
    if (isInterface && typeof value.prototype === 'object' && value.prototype) {
      list(`${name}.prototype`, value.prototype as object)
    }
  }
  for (const name of ['JSON', 'Math', 'Reflect', 'Atomics', 'Intl']) {
    list(name, (globalThis as unknown as Record<string, object>)[name] ?? {})
  }
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const { prototype } = (Intl as unknown as Record<string, { prototype?: object }>)[name] ?? {}
    if (prototype) list(`Intl.${name}.prototype`, prototype)
  }
  const nameless = [
    '[].values()',
    'new Map().values()',
    'new Set().values()',
    '"".matchAll(/./g)',
    'String.prototype[Symbol.iterator].call("")',
    '[].values().map((item) => item)',
    '(function* () {})()',
    '(async function* () {})()',
    'function* () {}',
    'async function () {}',
    'async function* () {}',
    'Uint8Array.prototype',
    'Uint8Array',
  ].flatMap((value) => [
    `Object.getPrototypeOf(${value})`,
    `Object.getPrototypeOf(Object.getPrototypeOf(${value}))`,
  ])
  for (const expression of nameless) {
    // oxlint-disable-next-line no-eval -- our own text
    const owner = globalThis.eval(expression) as object | null
    if (owner && owner !== Object.prototype && owner !== Function.prototype) list(expression, owner)
  }
  return members
}

/** A program that lets a test call it, and meanwhile replaces any member of the platform. */
export const swappingProgram = `
  const { defineProperty, getOwnPropertyDescriptor } = Object
  const later = queueMicrotask
  globalThis.swap = (owner, key, forged = () => true) => {
    const real = getOwnPropertyDescriptor(owner, key)
    defineProperty(owner, key, 'value' in real ? { ...real, value: forged } : { ...real, get: () => forged })
    later(() => defineProperty(owner, key, real))
    return forged
  }`

/** Passes only when a test is given the forged member. */
export function seesForged([owner, key]: Member): string {
  return `const owner = ${owner}
    const subject = typeof owner === 'function' ? owner : Object.create(owner)
    const forged = swap(owner, ${key})
    assert.strictEqual(subject[${key}], forged)`
}

/** How a test walks a list; each passes when there is nothing in it. */
const walks = [
  'assert.lengthOf([...subject], 0)',
  'for (const item of subject) assert.fail()',
  'assert.lengthOf(Array.from(subject), 0)',
]

/** Tests that pass only when a forged iterator or conversion is what a built-in uses. */
export function usingForged([owner, key]: Member): string[] {
  const swapped = (forged: string) =>
    `const subject = Object.create(${owner}); swap(${owner}, ${key}, ${forged});`
  if (!owner.endsWith('.prototype')) return []
  // An empty list of these is walked in any case, and a symbol's text is not that of its prototype.
  if (owner === 'Array.prototype' || owner === 'Symbol.prototype') return []
  if (key === 'Symbol.iterator') return walks.map((walk) => `${swapped('function* () {}')} ${walk}`)
  if (key === '"toString"') {
    return [`${swapped('() => "forged"')} assert.equal(\`\${subject}\`, "forged")`]
  }
  return []
}

/** Passes only when everything that built-ins do implicitly is unchanged. */
export function isUndisturbed([owner, key]: Member): string {
  return `// Not all of it is there for a program.
    try { swap(${owner}, ${key}) } catch {}
    const list = [3, 1, 2]
    assert.deepEqual(list.map((item) => item + 1).filter((item) => item > 2), [4, 3])
    assert.equal([..."ab"].join("-"), "a-b")
    assert.equal("a1b2".replace(/\\d/g, (digit) => digit * 2), "a2b4")
    assert.isTrue(/b/.test("abc"))
    assert.lengthOf("aXbX".match(/X/g), 2)
    assert.deepEqual("a,b".split(/,/), ["a", "b"])
    assert.deepEqual(Object.fromEntries([["k", 1]]), { k: 1 })
    assert.equal(new Map([[1, 2]]).get(1), 2)
    assert.isTrue(new Set([1]).has(1))
    assert.equal(\`\${[1, 2]}\`, "1,2")
    assert.equal(JSON.stringify({ a: [1] }), '{"a":[1]}')
    assert.include("abc", "b")
    assert.match("abc", /c$/)
    assert.sameMembers([1, 2], [2, 1])
    const [one, { two }] = [1, { two: 2 }]
    assert.equal(one + two, 3)
    assert.equal(Math.max(...list), 3)
    assert.deepEqual(Array.from(new Set([1, 1])), [1])
    assert.equal([..."a1".matchAll(/\\d/g)][0][0], "1")
    assert.throws(() => { throw new TypeError("x") }, TypeError, "x")`
}
