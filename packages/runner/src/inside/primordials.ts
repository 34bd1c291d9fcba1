/**
 * What the harness needs of the language, taken before learner code exists, so that nothing which that
 * code redefines later can mislead it (runner.md §6, rule 1).
 */
const { apply: reflectApply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect

export { defineProperty, getOwnPropertyDescriptor, ownKeys }

// oxlint-disable-next-line unbound-method -- taken apart on purpose: it is applied to a promise below
const promiseThen = Promise.prototype.then

/** `promise.then(…)` that learner code cannot have replaced. */
export function whenSettled(
  promise: Promise<unknown>,
  fulfilled: (value: unknown) => void,
  rejected: (error: unknown) => void,
): void {
  void reflectApply(promiseThen, promise, [fulfilled, rejected])
}

export const startTimer = setTimeout.bind(globalThis)
export const stopTimer = clearTimeout.bind(globalThis)
export const now = performance.now.bind(performance)
export const objectIs = Object.is
export const randomValues = crypto.getRandomValues.bind(crypto)

type AsyncFunctionConstructor = new (...args: string[]) => (...values: unknown[]) => Promise<unknown>

/** The one constructor that has no global name. */
export const AsyncFunction = (
  Object.getPrototypeOf(async () => undefined) as { constructor: AsyncFunctionConstructor }
).constructor

const messageData = Reflect.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get

/** `event.data` through the getter that was there at the start. */
export function dataOf(event: MessageEvent): unknown {
  return messageData && reflectApply(messageData, event, [])
}

/** A sender for a port, free of the port's own, replaceable, methods. */
export function senderOf(port: MessagePort): (message: unknown) => void {
  return port.postMessage.bind(port)
}
