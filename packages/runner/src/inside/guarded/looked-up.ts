// oxlint-disable unbound-method -- methods are taken apart on purpose: they are applied below
import { apply } from '../primordials.ts'

/** Symbols that the language looks up implicitly. Others can make a value iterable. */
const protocolSymbols: readonly symbol[] = Object.getOwnPropertyNames(Symbol)
  .map((name) => (Symbol as unknown as Record<string, unknown>)[name])
  .filter((value): value is symbol => typeof value === 'symbol')
  .filter((symbol) => symbol !== Symbol.iterator && symbol !== Symbol.asyncIterator)

/** Names that the language looks up on any object: a promise, a descriptor, an iterator's step. */
const everywhere = table(['then', 'toJSON'])
const inEveryObject = table([
  'get',
  'set',
  'value',
  'writable',
  'enumerable',
  'configurable',
  'next',
  'done',
  'return',
  'throw',
  'cause',
  'raw',
  'has',
  'size',
  'index',
  'groups',
  'lastIndex',
])

const everyObject = Object.prototype

/** Whether a member added under this key would change what built-ins do, not only what the learner calls. */
export function isLookedUp(owner: object, key: PropertyKey): boolean {
  if (typeof key === 'symbol') return isProtocol(key)
  if (everywhere[key] === true || isIndex(key)) return true
  return owner === everyObject && inEveryObject[key] === true
}

const stringSteps = () => String.prototype[Symbol.iterator].call('')
const prototypeOf = (value: unknown) => Object.getPrototypeOf(value) as object

/** Members that built-ins look up while they run, by owner. */
export function lookedUpMembers(): ReadonlyMap<object, readonly PropertyKey[]> {
  const { asyncIterator, iterator, species, toPrimitive } = Symbol
  const asyncGenerator = prototypeOf((async function* () {})())
  const text = ['toString', 'valueOf'] as const
  const typedArray = prototypeOf(Uint8Array.prototype)
  const errors = [Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError]
  const steps = [[].values(), new Map().values(), new Set().values(), ''.matchAll(/./g)].map(
    (step) => [prototypeOf(step), ['next']] as const,
  )
  return new Map<object, readonly PropertyKey[]>([
    [Object.prototype, ['toString', 'valueOf', 'toLocaleString', 'constructor']],
    [Function.prototype, ['toString']],
    [Array.prototype, ['constructor', 'toString', 'join', 'toLocaleString', iterator]],
    [Array, [species]],
    [Map.prototype, [iterator, 'set', 'constructor']],
    [Set.prototype, [iterator, 'add', 'has', 'keys', 'size']],
    [String.prototype, [...text, iterator]],
    [Number.prototype, text],
    [Boolean.prototype, text],
    [BigInt.prototype, text],
    [Symbol.prototype, [...text, toPrimitive, 'description']],
    [Date.prototype, [...text, toPrimitive, 'toISOString', 'toJSON']],
    [RegExp.prototype, Reflect.ownKeys(RegExp.prototype)],
    [RegExp, [species]],
    [Promise.prototype, ['then', 'constructor']],
    [Promise, ['resolve', species]],
    [typedArray, ['constructor', 'toString', 'join', iterator]],
    [typedArray.constructor, [species]],
    ...errors.map((error) => [error.prototype, ['name', 'message', 'toString']] as const),
    ...steps,
    [prototypeOf(stringSteps()), ['next']],
    [prototypeOf(prototypeOf([].values())), [iterator]],
    [prototypeOf(prototypeOf((function* () {})())), ['next', 'return', 'throw']],
    [prototypeOf(asyncGenerator), ['next', 'return', 'throw']],
    [prototypeOf(prototypeOf(asyncGenerator)), [asyncIterator]],
  ])
}

/** Whether there is a page, whose objects are examined one by one: see check-implicit-members.ts. */
const isPage = typeof Document !== 'undefined'
const conversions: ReadonlySet<PropertyKey> = new Set<PropertyKey>([
  'toString',
  'valueOf',
  Symbol.toPrimitive,
])
const ofPlatform: ReadonlySet<PropertyKey> = new Set<PropertyKey>(
  isPage ? ['next'] : ['next', Symbol.iterator, Symbol.asyncIterator, ...conversions],
)

/** The members by which an object becomes a text or a number. */
export function conversionsAmong(keys: readonly PropertyKey[]): readonly PropertyKey[] {
  return keys.filter((key) => conversions.has(key))
}

/** Those of a platform object's members that built-ins look up while they run. */
export function lookedUpOfPlatform(keys: readonly PropertyKey[]): readonly PropertyKey[] {
  return keys.filter((key) => ofPlatform.has(key))
}

const asking = new WeakSet<object>(
  [
    ...pick(
      Array.prototype,
      'concat|filter|flat|flatMap|join|map|slice|splice|toString|toLocaleString|toSorted|sort',
    ),
    ...pick(
      String.prototype,
      'concat|match|matchAll|replace|replaceAll|search|split|includes|startsWith|endsWith',
    ),
    ...pick(RegExp.prototype, 'test|toString'),
    ...pick(Object, 'fromEntries|groupBy|assign'),
    ...pick(Array, 'from|of'),
    ...pick(JSON, 'stringify'),
    ...pick(Promise, 'all|allSettled|any|race|resolve|reject'),
    ...pick(Promise.prototype, 'then|catch|finally'),
    ...pick(Object.prototype, 'toString|toLocaleString'),
    Array,
    Date,
    Error,
    Map,
    Number,
    Promise,
    RegExp,
    Set,
    String,
    WeakMap,
    WeakSet,
  ].filter((call) => typeof call === 'function'),
)
const { has } = WeakSet.prototype

/** Whether a built-in used by test tools looks anything up itself. */
export function isAsking(call: object): boolean {
  return apply(has, asking, [call])
}

function pick(owner: object, names: string): object[] {
  return names.split('|').map((name) => Reflect.get(owner, name) as object)
}

function isProtocol(symbol: symbol): boolean {
  for (let index = 0; index < protocolSymbols.length; index++) {
    if (protocolSymbols[index] === symbol) return true
  }
  return false
}

/** An index: found in every list with a gap there. */
function isIndex(key: PropertyKey): boolean {
  return typeof key === 'string' && `${+key >>> 0}` === key
}

function table(names: readonly string[]): Record<PropertyKey, true> {
  const found = Object.create(null) as Record<PropertyKey, true>
  for (const name of names) found[name] = true
  return found
}
