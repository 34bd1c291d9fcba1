/** As inside/primordials.ts would be if it trusted the built-ins: everything is looked up late. */
export const { defineProperty, getOwnPropertyDescriptor, ownKeys, has: hasProperty } = Reflect
export const apply = (call: () => unknown, self: unknown, values: unknown[]): unknown =>
  Reflect.apply(call, self, values)
export const objectIs = (one: unknown, other: unknown) => Object.is(one, other)
export const NativeFunction = function (...parts: string[]) {
  // oxlint-disable-next-line no-implied-eval -- this is what the forgeries attack
  return new globalThis.Function(...parts)
} as unknown as FunctionConstructor
// oxlint-disable-next-line no-eval -- this is what the forgeries attack
export const globalEval = (text: string): unknown => globalThis.eval(text)
export const startTimer = (run: () => void, ms: number) => setTimeout(run, ms)
export const stopTimer = (timer: number) => clearTimeout(timer)
export const now = () => performance.now()
export const randomValues = <Values extends Uint32Array<ArrayBuffer>>(values: Values) =>
  crypto.getRandomValues(values)

export function callWith<Result>(call: (...args: never[]) => Result, args: readonly unknown[]): Result {
  return call(...(args as never[]))
}

export function textOf(call: unknown): string {
  return String(call)
}

export function whenSettled(
  promise: Promise<unknown>,
  fulfilled: (value: unknown) => void,
  rejected: (error: unknown) => void,
): void {
  void promise.then(fulfilled, rejected)
}

export function dataOf(event: MessageEvent): unknown {
  return event.data
}

export function senderOf<Message>(port: MessagePort): (message: Message) => void {
  return (message) => port.postMessage(message)
}

export function append<Item>(list: Item[], item: Item): void {
  list.push(item)
}

export function partOf(text: string, start: number, end: number): string {
  return text.slice(start, end)
}

export function placeOf(text: string, part: string): number {
  return text.indexOf(part)
}
