export type DescribedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  constraint?: unknown
  cause?: DescribedError
  errors?: DescribedError[]
}

/** Deeper causes say nothing new, and an error may be its own. */
const deepestCause = 4

/**
 * What a log says of an error. Other properties stay out, because libraries hang whole requests, answers and rows
 * there, with what they hold of secrets.
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
