import { type messages, type PGlite, protocol } from '@electric-sql/pglite'
import type { Cell } from '../../runner.ts'

export type Field = Pick<
  messages.RowDescriptionMessage['fields'][number],
  'name' | 'dataTypeID' | 'dataTypeModifier'
>

export type Answer = {
  /** The columns of what the statement returns; undefined when it returns no rows at all. */
  fields: readonly Field[] | undefined
  rows: Cell[][]
  /** There are more rows than were asked for. */
  hasMore: boolean
  /** What PostgreSQL says that it did, such as `INSERT 0 3`. */
  command: string
  notices: string[]
  error: SqlError | undefined
}

type SqlError = { message: string } & { [Part in 'position' | 'detail' | 'hint']?: string | undefined }

type Execution = {
  /** PostgreSQL stops working on a query whose rows reach this number. */
  maximumRows?: number
  /** Values of the parameters; the statement runs once for each list. */
  values?: readonly Cell[][]
}

/** Executes one statement. Errors of SQL are part of the answer. */
export async function execute(
  database: PGlite,
  text: string,
  { maximumRows = 0, values = [[]] }: Execution = {},
): Promise<Answer> {
  const { serialize } = protocol
  const requests = [
    serialize.parse({ text }),
    ...values.flatMap((list) => [
      serialize.bind({ values: [...list] }),
      serialize.describe({ type: 'P' }),
      serialize.execute({ rows: maximumRows }),
    ]),
    serialize.sync(),
  ]
  const answer: Answer = {
    fields: undefined,
    rows: [],
    hasMore: false,
    command: '',
    notices: [],
    error: undefined,
  }
  const options = { throwOnError: false, syncToFs: false }
  const { messages: received } = await database.execProtocol(joined(requests), options)
  for (const message of received) add(answer, message)
  if (!received.some(({ name }) => endings.has(name))) answer.error = { message: hasEnded }
  return answer
}

/** What PostgreSQL says last of a statement. */
const endings = new Set(['commandComplete', 'portalSuspended', 'emptyQuery', 'error'])
/** In the words of its other errors, and in English as they are. */
const hasEnded = 'the database has ended at this statement'

function add(answer: Answer, message: { name: string }): void {
  switch (message.name) {
    case 'rowDescription':
      answer.fields = (message as messages.RowDescriptionMessage).fields
      return
    case 'dataRow':
      answer.rows.push((message as messages.DataRowMessage).fields)
      return
    case 'portalSuspended':
      answer.hasMore = true
      return
    case 'commandComplete':
      answer.command = (message as messages.CommandCompleteMessage).text
      return
    case 'notice':
      answer.notices.push((message as messages.NoticeMessage).message ?? '')
      return
    case 'error':
      answer.error ??= message as messages.DatabaseError
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}
