/** Every program gets these same numbers (a linear congruential generator), and tests may expect them. */
const first = 42
const factor = 1_664_525
const increment = 1_013_904_223
const modulus = 2 ** 32

/** Makes `Math.random` repeatable while a test examines what learner code does with it. */
export class RandomMocker {
  readonly #original = Math.random

  mock(): void {
    let state = first
    Math.random = () => {
      state = (factor * state + increment) % modulus
      return state / modulus
    }
  }

  restore(): void {
    Math.random = this.#original
  }
}
