import { testOutcomes } from '../testing/test-outcomes.ts'

testOutcomes([
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
])
