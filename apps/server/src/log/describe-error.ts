export type DescribedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  constraint?: unknown
  cause?: DescribedError
  errors?: DescribedError[]
}

/** Deeper causes add nothing, and an error may be its own cause. */
const deepestCause = 4

/**
 * What a log says about an error. Other properties are left out, because libraries attach whole requests, answers
 * and rows to errors, including any secrets.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const isShallow = depth < deepestCause
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause instanceof Error && isShallow ? { cause: describeError(error.cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && isShallow
      ? { errors: error.errors.map((single) => describeError(single, depth + 1)) }
      : {}),
  }
}
