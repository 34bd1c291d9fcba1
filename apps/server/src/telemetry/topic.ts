import { type Channel, channel } from 'node:diagnostics_channel'

/** What a part of the school tells those who count. Telling costs nothing while no one listens. */
export class Topic<Message> {
  readonly #channel: Channel

  /** `name`: under which other programs of Node find it. */
  constructor(name: string) {
    this.#channel = channel(name)
  }

  tell(message: Message): void {
    this.#channel.publish(message)
  }

  listen(listener: (message: Message) => void): void {
    this.#channel.subscribe((message) => listener(message as Message))
  }
}
