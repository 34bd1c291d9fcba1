/** Everything that the ECMAScript standard puts on the global object, except what tests replace with test doubles. */
const languageNames = [
  'Object',
  'Function',
  'AggregateError',
  'Array',
  'ArrayBuffer',
  'AsyncDisposableStack',
  'Atomics',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'Boolean',
  'DataView',
  'DisposableStack',
  'Error',
  'EvalError',
  'FinalizationRegistry',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'Infinity',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'Intl',
  'Iterator',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Promise',
  'Proxy',
  'RangeError',
  'ReferenceError',
  'Reflect',
  'RegExp',
  'Set',
  'SharedArrayBuffer',
  'String',
  'SuppressedError',
  'Symbol',
  'SyntaxError',
  'Temporal',
  'TypeError',
  'URIError',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'WeakMap',
  'WeakRef',
  'WeakSet',
  'WebAssembly',
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'escape',
  'eval',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'undefined',
  'unescape',
] as const

/** Names of the language's globals that this engine has. */
export const knownLanguageNames: readonly string[] = languageNames.filter((name) => name in globalThis)

/** Members that tests and lessons replace with test doubles. */
const standIns: ReadonlyMap<unknown, ReadonlySet<PropertyKey>> = new Map<unknown, ReadonlySet<PropertyKey>>([
  [Math, new Set(['random'])],
  [Date, new Set(['now'])],
  [Error, new Set(['stackTraceLimit', 'prepareStackTrace'])],
])

/** Whether a member may legitimately change at any time. */
export function mayChange(owner: object, key: PropertyKey): boolean {
  return standIns.get(owner)?.has(key) === true
}

/** Every object of the language that has members, and every function, found by walking its globals and its syntax. */
export function languageObjects(): { owners: [owner: object, name: string][]; calls: object[] } {
  const found = new Map<object, string>()
  collect(Object.prototype, 'Object.prototype', found)
  for (const name of [...knownLanguageNames, 'Date']) collect(Reflect.get(globalThis, name), name, found)
  for (const prototype of withoutName()) collect(prototype, 'Iterator.prototype', found)
  return {
    owners: [...found].filter(([owner]) => typeof owner === 'object' || isConstructor(owner)),
    calls: [...found.keys()].filter((value) => typeof value === 'function'),
  }
}

/** Objects reachable from a value for which the language has no name. */
function withoutName(): unknown[] {
  const segments =
    'Segmenter' in Intl
      ? [new Intl.Segmenter().segment(''), new Intl.Segmenter().segment('')[Symbol.iterator]()]
      : []
  const helpers =
    'Iterator' in globalThis
      ? [Iterator.from({ next: () => ({ done: true, value: 0 }) }), [].values().map((item) => item)]
      : []
  return [
    [].values(),
    new Map().values(),
    new Set().values(),
    ''[Symbol.iterator](),
    ''.matchAll(/./g),
    (function* () {})(),
    (async function* () {})(),
    async function () {},
    function* () {},
    async function* () {},
    ...segments,
    ...helpers,
  ].map((instance) => Object.getPrototypeOf(instance) as unknown)
}

function collect(value: unknown, name: string, found: Map<object, string>): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return
  if (value === globalThis || found.has(value)) return
  found.set(value, name)
  for (const key of Reflect.ownKeys(value)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(value, key)
    for (const inner of [descriptor?.value, descriptor?.get, descriptor?.set] as unknown[]) {
      collect(inner, `${name}.${String(key)}`, found)
    }
  }
  collect(Reflect.getPrototypeOf(value), `${name}.prototype`, found)
}

/** All others have only a name and a length. */
function isConstructor(call: object): boolean {
  return Reflect.ownKeys(call).length > 2
}
