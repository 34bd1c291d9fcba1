/**
 * What the console shows of an error. Browsers keep those of scripts from another origin to themselves; existing clients
 * know these words for it.
 */
export function reportedError({ error, message }: Pick<ErrorEvent, 'error' | 'message'>): unknown {
  if (error !== null && error !== undefined) return error
  if (message.startsWith('Script error')) return 'Build error, open your browser console to learn more.'
  return message === '' ? 'Error, open your browser console to learn more.' : message
}
