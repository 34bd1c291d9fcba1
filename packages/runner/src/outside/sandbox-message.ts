import { z } from '@cairn/contract'
import type { SandboxMessage } from '../messages.ts'
import type { ConsoleValue, ScriptReport, StatementReport } from '../runner.ts'

const id = z.string()

const Result = z.union([
  z.object({ state: z.literal('passed') }),
  z.object({
    state: z.literal('failed'),
    kind: z.enum(['assertion', 'error', 'syntax-error', 'indentation-error']),
    message: z.string(),
    expected: z.optional(z.string()),
    actual: z.optional(z.string()),
  }),
  z.object({ state: z.literal('timed-out') }),
  z.object({ state: z.literal('stopped'), line: z.nullable(z.number()) }),
])

const line = z.number()
const Report: z.ZodMiniType<StatementReport> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rows'),
    line,
    columns: z.array(z.string()),
    rows: z.array(z.array(z.nullable(z.string()))),
    count: z.number(),
    hasMore: z.boolean(),
  }),
  z.object({ kind: z.literal('changed'), line, command: z.string(), count: z.number() }),
  z.object({ kind: z.literal('done'), line, command: z.string() }),
  z.object({ kind: z.literal('notice'), line, message: z.string() }),
  z.object({
    kind: z.literal('error'),
    place: z.nullable(z.object({ line, column: z.number() })),
    message: z.string(),
    detail: z.optional(z.string()),
    hint: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('open-transaction') }),
  z.object({ kind: z.literal('rest-hidden') }),
])

const Script: z.ZodMiniType<ScriptReport> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('files'),
    entries: z.array(z.object({ path: z.string(), isFolder: z.boolean(), isNew: z.boolean() })),
    hasMore: z.boolean(),
  }),
  z.object({ kind: z.literal('exit-status'), status: z.number() }),
  z.object({
    kind: z.literal('script-error'),
    place: z.object({ line, column: z.number() }),
    message: z.string(),
  }),
  z.object({ kind: z.literal('setup-error'), message: z.string() }),
])

const Value: z.ZodMiniType<ConsoleValue> = z.union([
  z.string(),
  z.object({
    text: z.string(),
    get entries() {
      return z.array(z.object({ name: z.string(), part: Value }))
    },
  }),
])

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), isIsolated: z.boolean() }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('broken') }),
  z.object({ type: z.literal('spent') }),
  z.object({ type: z.literal('waiting'), id }),
  z.object({ type: z.literal('settled'), id }),
  z.object({
    type: z.literal('console'),
    id,
    level: z.enum(['log', 'info', 'warn', 'error', 'debug']),
    parts: z.array(z.union([Value, Report, Script])),
  }),
  z.object({ type: z.literal('result'), id, index: z.number(), result: Result }),
  z.object({ type: z.literal('end'), id, count: z.number() }),
  z.object({ type: z.literal('loop'), id, line: z.number() }),
  z.object({ type: z.literal('ask'), id, prompt: z.string() }),
  z.object({ type: z.literal('scrolled'), id, top: z.number() }),
  z.object({ type: z.literal('appeared'), id, appearance: z.array(z.number()).check(z.maxLength(500)) }),
  z.object({ type: z.literal('touched'), id, by: z.enum(['key', 'escape', 'pointer']) }),
  z.object({ type: z.literal('withheld'), id, origin: z.string() }),
  z.object({
    type: z.literal('blocked'),
    id,
    navigation: z.object({ by: z.enum(['link', 'form']), address: z.string() }),
  }),
])

/** A sandbox's message, if it has a known form; everything else is ignored. */
export function readSandboxMessage(data: unknown): SandboxMessage | undefined {
  const message = Message.safeParse(data)
  return message.success ? message.data : undefined
}
