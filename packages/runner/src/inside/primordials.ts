/**
 * The built-ins that the harness needs, captured before learner code exists, so that later redefinitions cannot mislead
 * it (decision 36).
 */
const { apply: reflectApply } = Reflect

export const {
  apply,
  construct,
  defineProperty,
  deleteProperty,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  has: hasProperty,
  ownKeys,
  setPrototypeOf,
} = Reflect
export const objectIs = Object.is
export const NativeFunction = Function
export const NativeAsyncFunction = (async () => undefined).constructor as FunctionConstructor
// oxlint-disable-next-line no-eval -- an author's hook is a script of its own
export const globalEval = eval
export const startTimer = setTimeout.bind(globalThis)
export const stopTimer = clearTimeout.bind(globalThis)
export const now = performance.now.bind(performance)
export const randomValues = crypto.getRandomValues.bind(crypto)

// oxlint-disable-next-line unbound-method -- taken apart on purpose: applied to a promise below
const promiseThen = Promise.prototype.then
// oxlint-disable-next-line unbound-method -- taken apart on purpose: applied to a function below
const functionToString = Function.prototype.toString
const messageData = getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get

/** `call(…args)` without the array's own, replaceable, iterator. */
export function callWith<Result>(call: (...args: never[]) => Result, args: readonly unknown[]): Result {
  return reflectApply(call as (...all: unknown[]) => Result, undefined, args)
}

/** Adds to the end of a list, past setters that learner code has laid over all lists. */
export function append<Item>(list: Item[], item: Item): void {
  defineProperty(list, list.length, {
    value: item,
    configurable: true,
    enumerable: true,
    writable: true,
    __proto__: null,
  } as PropertyDescriptor)
}

// oxlint-disable-next-line unbound-method -- taken apart on purpose: applied to a text below
const { indexOf, slice } = String.prototype

/** The characters of a text from one place to another. */
export function partOf(text: string, start: number, end: number): string {
  return reflectApply(slice, text, [start, end])
}

/** The first place of a part in a text; -1 if it is not there. */
export function placeOf(text: string, part: string): number {
  return reflectApply(indexOf, text, [part])
}

const nativeString = String

/** A property key as text. */
export function nameOf(key: PropertyKey): string {
  return nativeString(key)
}

/** The source text of a function. */
export function textOf(call: unknown): string {
  return typeof call === 'function' ? reflectApply(functionToString, call, []) : ''
}

/** The promise itself, whose `then` no longer asks its constructor for another class, which a program can replace. */
export function withoutSpecies(promise: Promise<unknown>): Promise<unknown> {
  defineProperty(promise, 'constructor', { value: undefined, __proto__: null } as PropertyDescriptor)
  return promise
}

/** `promise.then(…)` that learner code cannot have replaced, for a promise of ours. */
export function whenSettled(
  promise: Promise<unknown>,
  fulfilled: (value: unknown) => void,
  rejected: (error: unknown) => void,
): void {
  void reflectApply(promiseThen, withoutSpecies(promise), [fulfilled, rejected])
}

/** `event.data` through the original getter. */
export function dataOf(event: MessageEvent): unknown {
  return messageData && reflectApply(messageData, event, [])
}

/** A function that sends over a port without the port's own, replaceable, methods. */
export function senderOf<Message>(port: MessagePort): (message: Message) => void {
  return port.postMessage.bind(port)
}
