import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

type Received = { recipient: string; text: string }

export type TestMailServer = {
  url: string
  /** What has arrived whole, whether or not the server said so. */
  received: Received[]
  /** Recipients that were asked for, in order. */
  asked: string[]
  close: () => Promise<void>
}

/** Answers a command: waits for as long as the promise takes, and refuses with what it throws. */
type Hook = (recipient: string) => Promise<void> | void

type Hooks = {
  onRecipient?: Hook
  /** The mail has arrived whole; only the answer is missing. */
  onContent?: Hook
}

/** What a server says instead of yes. */
export function smtpRefusal(responseCode: number): Error {
  return Object.assign(new Error('Not this one'), { responseCode })
}

/** Throw this and the connection is cut without an answer. */
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
  // A client that gives up in the middle is part of the tests.
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
