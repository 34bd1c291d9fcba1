import { expect, test } from 'vitest'
import { outcomesOf } from '../testing/outcomes-of.ts'

test.for([
  'const { name, age: years, ...others } = person; [name, years, others.tags]',
  'const [first, , third = 4] = list; first + third',
  'const { tags: [one] } = person; one',
  'const { name: { length } } = person; length',
  'const { ["na" + "me"]: word } = person; word',
  'const take = ({ name, age = 1 }, [one] = [4]) => name + age + one; take({ name: "x" })',
  'const take = ({ name }) => ({ name }); take(person)',
  'const take = ({ name } = (() => person)()) => /* => */ (/* => */\n(name, (0, `${name}`)) // )\n); take()',
  '[["a", [1]]].map(([name, [age]]) => [({ name, age })])',
  'const take = async ([one]) => (await one); await take([person.name])',
  'const take = (...all) => all.length; take(...list)',
  'function take({ name }) { "use strict"; return name } take(person)',
  'const name = person.name; ({ name })',
  'const String = (value) => "own " + value; String(1)',
] as const)('%s says the same in a test as anywhere else', async (text) => {
  const { inTest, anywhere } = await outcomesOf(text)
  expect(inTest).toEqual(anywhere)
})
