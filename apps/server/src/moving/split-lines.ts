import { MovingError } from './moving-error.ts'

/** Far longer than any row; a file that is something else could have no line ends at all. */
const longestLine = 64 * 1024 ** 2

const lineFeed = 10

/** The lines of a text that arrives in pieces, without their ends; a last one without an end is left out. */
export async function* splitLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(lineFeed)
    if (end === -1) {
      rest = Buffer.concat([rest, piece])
      if (rest.length > longestLine) throw new MovingError('This is no file of an exported school.')
      continue
    }
    yield Buffer.concat([rest, piece.subarray(0, end)])
      .toString('utf8')
      .split('\n')
    rest = piece.subarray(end + 1)
  }
}
