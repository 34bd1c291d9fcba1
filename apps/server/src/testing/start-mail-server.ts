import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

type Received = { recipient: string; text: string }

export type TestMailServer = {
  url: string
  /** Mail that has arrived completely, whether or not the server confirmed it. */
  received: Received[]
  /** Recipients that were requested, in order. */
  asked: string[]
  close: () => Promise<void>
}

/** Answers a command: waits for the promise, and refuses with what it throws. */
type Hook = (recipient: string) => Promise<void> | void

type Hooks = {
  onRecipient?: Hook
  /** The mail has arrived completely; only the confirmation is missing. */
  onContent?: Hook
}

/** An SMTP error with this code. */
export function smtpRefusal(responseCode: number): Error {
  return Object.assign(new Error('Not this one'), { responseCode })
}

/** Throwing this cuts the connection without an answer. */
export class HangUp extends Error {}

/** A real mail server on loopback. */
export async function startMailServer({ onRecipient, onContent }: Hooks = {}): Promise<TestMailServer> {
  const received: Received[] = []
  const asked: string[] = []
  const answer = async (hook: Hook | undefined, recipient: string, done: (error?: Error | null) => void) => {
    try {
      await hook?.(recipient)
      done()
    } catch (error) {
      if (error instanceof HangUp) for (const connection of server.connections) connection.close()
      else done(error as Error)
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address)
      void answer(onRecipient, address, done)
    },
    onData: (stream, session, done) => {
      let text = ''
      const recipient = session.envelope.rcptTo.map(({ address }) => address).join()
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push({ recipient, text })
        void answer(onContent, recipient, done)
      })
    },
  })
  // Clients that disconnect in the middle are part of the tests.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}
