import { prepareTest, withLastValue } from '../build/prepare-test.ts'
import { recordLanguage, testAccess } from '../inside/guarded/access.ts'
import { testAccessName } from '../messages.ts'

const AsyncFunction = (async () => {}).constructor as new (
  ...texts: string[]
) => (access: unknown) => Promise<unknown>

recordLanguage()

const before = `
  const list = [3, 1, 2]
  const person = { name: 'Ann', age: 7, tags: ['a', 'b'], none: null, greet(word = 'Hi') { return word + ' ' + this.name } }
  const missing = undefined
  class Animal { #secret = 5; static made = 0; constructor(name) { this.name = name; Animal.made++ }
    get secret() { return this.#secret } has(other) { return #secret in other } speak() { return this.name + ' speaks' } }
  class Dog extends Animal { speak() { return super.speak() + ' loudly' } }
  const dog = new Dog('Rex')
  function own() { return this === undefined || this === globalThis ? 'free' : 'bound' }
`

/** What a text says as a test, which reads by way of the guard, and what it says as it is written. */
export async function outcomesOf(text: string): Promise<{ inTest: unknown; anywhere: unknown }> {
  return { inTest: await outcome(prepareTest(text), testAccess), anywhere: await outcome(text, undefined) }
}

async function outcome(text: string, access: unknown): Promise<unknown> {
  const returning = access ? text : withLastValue(text)
  try {
    return await new AsyncFunction(testAccessName, before + returning)(access)
  } catch (error) {
    return String(error)
  }
}
