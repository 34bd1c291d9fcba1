import type { Compilable, CompiledQuery } from 'kysely'
import type { Queryable } from './schema.ts'

type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/** A placeholder in a compiled query for a value that each call supplies. */
class Marker {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query compiled at its first use, for statements that run with nearly every request: compiling takes as long as
 * the driver does. `build` is called once, so its text must not depend on values.
 */
export function compileOnce<Values extends object>() {
  return <Row>(build: (queryable: Queryable, value: ValueOf<Values>) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined
    return async (queryable: Queryable, values: Values): Promise<Row[]> => {
      compiled ??= build(queryable, (name) => new Marker(name) as never).compile()
      const parameters = compiled.parameters.map((parameter) =>
        parameter instanceof Marker ? values[parameter.name as keyof Values] : parameter,
      )
      const { rows } = await queryable.executeQuery<Row>({ ...compiled, parameters })
      return rows
    }
  }
}
