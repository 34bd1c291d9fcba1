import type { Fact } from './ask-both.ts'

/** Which helpers there are; tests that name `Explorer` and `astHelpers` get these as well. Runs inside of both runners. */
export function listNames(helpers: Readonly<Record<string, unknown>>): Fact[] {
  // Helpers that freeCodeCamp's tools lack (docs/authoring.md, “Tests”).
  const onlyOurs = ['seenAt']
  const typesOf = (object: object) =>
    Object.entries(object)
      .filter(([name]) => !onlyOurs.includes(name))
      .map(([name, value]) => `${name}: ${typeof value}`)
      .toSorted()
  const { python } = helpers as { python: object }
  const said = { Explorer: typesOf(helpers), 'python.astHelpers': typesOf(python) }
  return [{ about: 'names', said }]
}
