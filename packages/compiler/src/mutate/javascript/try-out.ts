import type { Code } from '../variants/syntax.ts'
import { asTrial } from '../variants/trial-code.ts'

/** Marks changes of code that only tries out a program. */
export function tryOut({ text, nodes }: Code) {
  const whole = nodes.filter(({ parent }) => parent?.name === 'Script')
  return asTrial(text, {
    statements: whole,
    isDefinition: (node) =>
      ['FunctionDeclaration', 'ClassDeclaration'].includes(node.name) ||
      node.getChild('ArrowFunction') !== null,
    prints: 'console.',
    data: whole
      .filter((node) => node.name === 'VariableDeclaration' && !node.getChild('ArrowFunction'))
      .flatMap(({ node, from, to }) => {
        const name = node.getChild('VariableDefinition')
        return name ? [{ from, to, name: text.slice(name.from, name.to) }] : []
      }),
  })
}
