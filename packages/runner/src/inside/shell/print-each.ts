import type { ScriptNode } from 'just-bash'
import { consoleFile, type Stream } from './shell-files.ts'

type Statement = ScriptNode['statements'][number]
type Pipeline = Statement['pipelines'][number]
type Command = Pipeline['commands'][number]
type Compound = Extract<Command, { redirections: unknown; body: Statement[] } | { type: 'If' | 'Case' }>
type Redirection = Compound['redirections'][number]

/** Where a compound command reads from; its output still goes to the console. */
const inputs = new Set<Redirection['operator']>(['<', '<<', '<<-', '<<<'])

/**
 * Makes a script print as it goes. The shell returns what a script prints when it has ended, and its errors apart from
 * the rest; so every pipeline, also in loops and conditions, appends to console files instead.
 */
export function printEach(statements: readonly Statement[]): Statement[] {
  return statements.map((statement) => ({ ...statement, pipelines: statement.pipelines.map(printing) }))
}

function printing(pipeline: Pipeline): Pipeline {
  const [first, second] = pipeline.commands
  if (!first || first.type === 'FunctionDef') return pipeline
  const opened = second ? undefined : withPrintingParts(first)
  if (opened) return { ...pipeline, commands: [opened] }
  const line = lineOf(first)
  // The negation stays outside: `set -e` would end a script at a negated command that is in a group.
  const body: Statement[] = [
    { type: 'Statement', pipelines: [{ ...pipeline, negated: false }], operators: [], background: false },
  ]
  const redirections = [appending(1, 'output', line), appending(2, 'errors', line)]
  return { type: 'Pipeline', commands: [{ type: 'Group', body, redirections }], negated: pipeline.negated }
}

/** Only of compound commands that write to the console; all others are printed as a whole. */
function withPrintingParts(command: Command): Command | undefined {
  if (!('redirections' in command) || !command.redirections.every(({ operator }) => inputs.has(operator))) {
    return undefined
  }
  switch (command.type) {
    case 'If': {
      const clauses = command.clauses.map(({ condition, body }) => ({
        condition: printEach(condition),
        body: printEach(body),
      }))
      return { ...command, clauses, elseBody: command.elseBody && printEach(command.elseBody) }
    }
    case 'For':
    case 'CStyleFor':
    case 'Group':
      return { ...command, body: printEach(command.body) }
    case 'While':
    case 'Until':
      return { ...command, condition: printEach(command.condition), body: printEach(command.body) }
    case 'Case':
      return { ...command, items: command.items.map((item) => ({ ...item, body: printEach(item.body) })) }
    case 'ArithmeticCommand':
    case 'ConditionalCommand':
    case 'FunctionDef':
    case 'SimpleCommand':
    case 'Subshell':
      return undefined
  }
}

function lineOf(command: Command): number {
  if (command.line !== undefined && command.line > 0) return command.line
  const inner =
    'body' in command && Array.isArray(command.body) ? command.body[0]?.pipelines[0]?.commands[0] : undefined
  return inner ? lineOf(inner) : 0
}

function appending(fd: number, stream: Stream, line: number): Redirection {
  const parts = [{ type: 'Literal' as const, value: consoleFile(stream, line) }]
  return { type: 'Redirection', fd, operator: '>>', target: { type: 'Word', parts } }
}
