/** Assertions of a difference or a limit, in Chai's words: the value that they name is not the one to give. */
const asksForOthers =
  /^(?:: )?expected [\s\S]* to (?:not (?:deeply )?equal|be (?:above|below|at least|at most)) /

type Parts = {
  /** What the author of a test wrote for the case that it fails. */
  written: string | undefined
  /** What the assertion asked for, in Chai's words, if that was not that two values are the same. */
  asked: string | undefined
}

/** Chai puts an author's words before its own; without them, a message is Chai's alone. */
export function partsOfMessage(message: string): Parts {
  const place = message.startsWith('expected ') ? 0 : message.indexOf(': expected ')
  const written = place < 0 ? message : message.slice(0, place)
  const chai = place < 0 ? '' : message.slice(place)
  return {
    written: ['', 'Unspecified AssertionError'].includes(written) ? undefined : written,
    asked: asksForOthers.test(chai) ? chai.replace(/^: /, '') : undefined,
  }
}
