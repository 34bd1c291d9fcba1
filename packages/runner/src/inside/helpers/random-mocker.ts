/** Makes `Math.random` repeatable while a test examines what learner code does with it. */
export class RandomMocker {
  readonly #original = Math.random
  #state = 1

  mock(): void {
    this.#state = 1
    Math.random = () => {
      // Park–Miller: small, and the same in every engine.
      this.#state = (this.#state * 48_271) % 2_147_483_647
      return this.#state / 2_147_483_647
    }
  }

  restore(): void {
    Math.random = this.#original
  }
}
