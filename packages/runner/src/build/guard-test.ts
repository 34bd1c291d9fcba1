import type {
  AnyNode,
  CallExpression,
  ChainExpression,
  MemberExpression,
  NewExpression,
  Program,
} from 'acorn'
import { testAccessName } from '../messages.ts'
import { guardChain } from './guard-chain.ts'
import { nameParameters, taken } from './guard-patterns.ts'
import { childrenOf } from './parse-script.ts'
import { isBoundToItsPlace, linksOf } from './chain-links.ts'
import { isPlatforms } from './platform-names.ts'
import { coercing, declaredNames, hasPattern, isPlainMember, nameOf } from './test-syntax.ts'

const access = testAccessName

/**
 * Rewrites the text of a test or a test tool so that it reads, calls and iterates through `inside/guarded/access.ts`:
 * learner code can replace built-ins, and a test must not use the replacements (decision 36). No line moves.
 */
export function guardTest(source: string, program: Program): string {
  const own = declaredNames(program)
  // What was written between parentheses of its own becomes an argument, where a comma would divide it.
  const inner = (node: AnyNode) => (node.type === 'SequenceExpression' ? `(${render(node)})` : render(node))

  function render(node: AnyNode): string {
    return special(node) ?? verbatim(node)
  }

  /** The text of a node, with its children's replacements in place. */
  function verbatim(node: AnyNode, replace: (child: AnyNode) => string = inner): string {
    let text = ''
    let end = node.start
    for (const child of childrenOf(node).toSorted((one, other) => one.start - other.start)) {
      // A shorthand property's single name is both key and value.
      if (child.start < end) continue
      const before = text + source.slice(end, child.start)
      const written = replace(child)
      // As in `return"text".length`, once a name replaces the quote.
      text = before + (/[\w$]$/.test(before) && /^[\w$]/.test(written) ? ' ' : '') + written
      end = child.end
    }
    return text + source.slice(end, node.end)
  }

  function special(node: AnyNode): string | undefined {
    // oxlint-disable-next-line switch-exhaustiveness-check -- all others stay as they are written
    switch (node.type) {
      case 'Identifier':
        return isPlatforms(node.name) && !own.has(node.name) ? `${access}.globals.${node.name}` : undefined
      case 'MemberExpression':
        return isPlainMember(node)
          ? `${access}.read(${inner(node.object)},${keyOf(node)})`
          : memberWithPlainKey(node)
      case 'CallExpression':
        return call(node)
      case 'NewExpression':
        return make(node)
      case 'ChainExpression':
        return isBoundToItsPlace(node)
          ? `${access}.after(${withPlainLinks(node)})`
          : `${access}.after(${guardChain(node.expression, source, { inner, keyOf, list })})`
      case 'AssignmentExpression':
        return assignment(node)
      case 'UpdateExpression':
        return verbatim(node, target)
      case 'UnaryExpression':
        return unary(node)
      case 'BinaryExpression':
        return binary(node)
      case 'AwaitExpression':
        return `${access}.after(${verbatim(node)})`
      case 'TaggedTemplateExpression':
        return `${access}.after(${verbatim(node, (child) => (child === node.tag ? target(child) : templateOf(child)))})`
      case 'TemplateLiteral':
        return verbatim(node, (child) => (child.type === 'TemplateElement' ? inner(child) : plain(child)))
      case 'ArrayExpression':
        return verbatim(node, spread)
      case 'ForOfStatement':
        return verbatim(node, (child) =>
          child === node.right ? each(child) : child === node.left ? target(child) : inner(child),
        )
      case 'ForInStatement':
        return verbatim(node, (child) => (child === node.left ? target(child) : inner(child)))
      case 'VariableDeclarator':
        return verbatim(node, (child) => (child === node.init ? taken(node.id, inner(child)) : inner(child)))
      case 'FunctionExpression':
      case 'FunctionDeclaration':
      case 'ArrowFunctionExpression':
        return hasPattern(node) ? nameParameters(node, { inner, raw, target, verbatim }) : undefined
      case 'Property':
        return property(node)
      case 'PropertyDefinition':
      case 'MethodDefinition':
        return verbatim(node, (child) => (child === node.key && !node.computed ? raw(child) : inner(child)))
      case 'ObjectPattern':
        return verbatim(node, (child) =>
          child.type === 'Property' && !child.shorthand
            ? verbatim(child, (part) =>
                part === child.value
                  ? target(part)
                  : part === child.key && !child.computed
                    ? raw(part)
                    : inner(part),
              )
            : target(child),
        )
      case 'ArrayPattern':
      case 'RestElement':
        return verbatim(node, target)
      case 'AssignmentPattern':
        return verbatim(node, (child) => (child === node.left ? target(child) : inner(child)))
      case 'ImportDeclaration':
      case 'ExportSpecifier':
        return raw(node)
      case 'LabeledStatement':
      case 'BreakStatement':
      case 'ContinueStatement':
        return verbatim(node, (child) => (child.type === 'Identifier' ? raw(child) : inner(child)))
      default:
        return undefined
    }
  }

  const raw = (node: AnyNode) => source.slice(node.start, node.end)
  const each = (node: AnyNode) => `${access}.each(${inner(node)})`
  const plain = (node: AnyNode) => (node.type === 'Literal' ? raw(node) : `${access}.plain(${inner(node)})`)
  const spread = (node: AnyNode) =>
    node.type === 'SpreadElement' ? `...${each(node.argument)}` : inner(node)
  const list = (args: readonly AnyNode[]) => args.map((argument) => `,${spread(argument)}`).join('')

  function keyOf({ computed, property: key }: MemberExpression): string {
    return computed ? inner(key) : JSON.stringify(raw(key))
  }

  /** The target of an assignment must stay as it is. */
  function target(node: AnyNode): string {
    if (node.type === 'MemberExpression') return memberWithPlainKey(node)
    return node.type === 'Identifier' || node.type === 'ChainExpression' ? raw(node) : inner(node)
  }

  function memberWithPlainKey(node: MemberExpression): string {
    return verbatim(node, (child) => (child === node.property && !node.computed ? raw(child) : inner(child)))
  }

  function call(node: CallExpression): string {
    const { callee } = node
    if (callee.type === 'Super') return verbatim(node, spread)
    // Only a direct call of `eval` sees the surrounding variables, and `(a?.b)()` is a call of `b` on `a`.
    if ((callee.type === 'Identifier' && callee.name === 'eval') || callee.type === 'ChainExpression') {
      return `${access}.after(${verbatim(node, (child) => (child === callee ? raw(child) : spread(child)))})`
    }
    const name = JSON.stringify(nameOf(callee, source))
    if (callee.type === 'MemberExpression') {
      if (!isPlainMember(callee)) return `${access}.after(${verbatim(node, spread)})`
      return `${access}.call(${inner(callee.object)},${keyOf(callee)},${name}${list(node.arguments)})`
    }
    return `${access}.run(${inner(callee)},${name}${list(node.arguments)})`
  }

  /** A chain whose links stay as they are, while its base and its arguments do not. */
  function withPlainLinks(chain: ChainExpression): string {
    const links = linksOf(chain)
    const write = (node: AnyNode): string =>
      verbatim(node, (child) => {
        if (links.has(child)) return write(child)
        const isName = node.type === 'MemberExpression' && child === node.property && !node.computed
        return isName ? raw(child) : spread(child)
      })
    return write(chain)
  }

  function make({ callee, arguments: args }: NewExpression): string {
    return `${access}.make(${inner(callee)},${JSON.stringify(nameOf(callee, source))}${list(args)})`
  }

  function assignment(node: Extract<AnyNode, { type: 'AssignmentExpression' }>): string {
    const { left, right, operator } = node
    if (operator === '=' && left.type === 'MemberExpression' && isPlainMember(left)) {
      return `${access}.assign(${inner(left.object)},${keyOf(left)},${inner(right)})`
    }
    return verbatim(node, (child) =>
      child === left ? target(child) : operator === '=' ? taken(left, inner(child)) : inner(child),
    )
  }

  function unary(node: Extract<AnyNode, { type: 'UnaryExpression' }>): string {
    if (node.operator === 'delete') return verbatim(node, target)
    // `typeof` works even for undeclared names.
    if (node.operator === 'typeof' || node.operator === '!' || node.operator === 'void') return verbatim(node)
    return verbatim(node, plain)
  }

  function binary(node: Extract<AnyNode, { type: 'BinaryExpression' }>): string {
    const { left, right, operator } = node
    if (left.type === 'PrivateIdentifier') return verbatim(node)
    if (operator === 'instanceof') return `${access}.isA(${inner(left)},${inner(right)})`
    return coercing.has(operator) ? verbatim(node, plain) : verbatim(node)
  }

  function property(node: Extract<AnyNode, { type: 'Property' }>): string {
    // In a pattern such as `{ a = b }`.
    if (node.shorthand && node.value.type === 'AssignmentPattern') return inner(node.value)
    if (node.shorthand && node.value.type === 'Identifier') {
      const value = inner(node.value)
      return value === raw(node.value) ? value : `${node.value.name}:${value}`
    }
    return verbatim(node, (child) => (child === node.key && !node.computed ? raw(child) : inner(child)))
  }

  const templateOf = (node: AnyNode) => (node.type === 'TemplateLiteral' ? verbatim(node) : inner(node))

  return render(program)
}
