import { environmentVariables, type Variable, type VariableName } from './environment-variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Its default for a variable that is missing or empty. */
export function valueOf(environment: Environment, name: VariableName): string {
  return environment[name]?.trim() || environmentVariables[name].default
}

/** A sentence for each of these variables that is not valid. */
export function mistakesIn(environment: Environment, names: readonly VariableName[]): string[] {
  return names
    .filter((name) => !environmentVariables[name].check.safeParse(valueOf(environment, name)).success)
    .map((name) => mistakeIn(name, valueOf(environment, name)))
}

function mistakeIn(name: VariableName, value: string): string {
  const { meaning, normalize, isSecret }: Variable = environmentVariables[name]
  const instead = normalize?.(value)
  return `${isSecret ? name : `${name}=${value}`} is not valid. ${instead === undefined ? '' : `Write ${instead}. `}${meaning}`
}
