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
  if (!(error instanceof Error)) return describeObject(error)
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

/** Some libraries pass a plain object with what an error says. */
function describeObject(error: unknown): DescribedError {
  const { message, stack } = Object(error) as { message?: unknown; stack?: unknown }
  return {
    type: typeof error,
    message: typeof message === 'string' ? message : String(error),
    stack: typeof stack === 'string' ? stack : '',
  }
}
