import { on } from 'node:events'
import { inspect } from 'node:util'

/** What a worker is told once it has begun. */
export type Instructions<Connection = unknown> = {
  /** How it connects to the database. */
  connection: Connection
  /** Whether it keeps the browser that runs projects again. One worker does. */
  runsProjects: boolean
}

/** What a worker tells: it can be told its instructions, it answers requests, or it cannot begin. */
export type FromWorker = 'begun' | 'ready' | { failure: string }

export async function receiveInstructions<Connection>(): Promise<Instructions<Connection>> {
  const messages = on(process, 'message')
  tell('begun')
  // Another part of the first process may ask something at the same time.
  for await (const [message] of messages) if (isInstructions<Connection>(message)) return message
  throw new Error('The first process has ended')
}

export function tellReady(): void {
  tell('ready')
}

/** Resolves once it is told. */
export async function tellFailure(explained: unknown): Promise<void> {
  const failure = typeof explained === 'string' ? explained : inspect(explained)
  await new Promise((resolve) => process.send?.({ failure } satisfies FromWorker, resolve))
}

function isInstructions<Connection>(message: unknown): message is Instructions<Connection> {
  return typeof message === 'object' && message !== null && 'connection' in message
}

function tell(message: FromWorker): void {
  process.send?.(message)
}
