import { createHash } from 'node:crypto'
import type { Lines } from './export-lines.ts'
import { MovingError } from './moving-error.ts'
import { parseLine, SumLine } from './school-line.ts'

const isIncomplete = 'The file is incomplete: it ends before the school does. Export it again.'

/** Reads the lines of an exported school, one after the other, and knows at the end whether they are what was written. */
export class LineReader {
  readonly #batches: AsyncIterator<readonly string[]>
  readonly #sum = createHash('sha256')
  #batch: readonly string[] = []
  #position = 0

  constructor(lines: Lines) {
    this.#batches = lines[Symbol.asyncIterator]()
  }

  /** @throws MovingError at the end of the file. */
  async next(): Promise<string> {
    const [line = ''] = await this.some(1)
    return line
  }

  /**
   * The next lines, `most` or fewer, and at least one.
   *
   * @throws MovingError at the end of the file.
   */
  async some(most: number): Promise<readonly string[]> {
    const lines = await this.#take(most)
    for (const line of lines) this.#sum.update(`${line}\n`)
    return lines
  }

  /** @throws MovingError if what was read is not what was written, or there is more. */
  async finish(): Promise<void> {
    const [line = ''] = await this.#take(1)
    const { sha256 } = parseLine(SumLine, line, 'its check sum')
    if (sha256 !== this.#sum.digest('hex'))
      throw new MovingError('The file is damaged or was changed: its check sum is another. Export it again.')
    if (this.#position < this.#batch.length || !(await this.#batches.next()).done)
      throw new MovingError('The file is damaged: something follows its end. Export it again.')
  }

  async #take(most: number): Promise<readonly string[]> {
    while (this.#position === this.#batch.length) {
      const read = await this.#batches.next()
      if (read.done === true) throw new MovingError(isIncomplete)
      this.#batch = read.value
      this.#position = 0
    }
    const lines = this.#batch.slice(this.#position, this.#position + most)
    this.#position += lines.length
    return lines
  }
}
