import type { Code } from '../variants/syntax.ts'
import { asTrial } from '../variants/trial-code.ts'

/** Marks changes of code that only tries out a program. */
export function tryOut({ text, nodes }: Code) {
  const whole = nodes.filter(({ parent }) => parent?.name === 'Script')
  return asTrial(text, {
    statements: whole,
    isDefinition: ({ name }) =>
      ['FunctionDefinition', 'ClassDefinition', 'DecoratedStatement'].includes(name),
    prints: 'print(',
    data: whole
      .filter(({ name }) => name === 'AssignStatement')
      .flatMap(({ firstChild: name, from, to }) =>
        name?.name === 'VariableName' ? [{ from, to, name: text.slice(name.from, name.to) }] : [],
      ),
  })
}
