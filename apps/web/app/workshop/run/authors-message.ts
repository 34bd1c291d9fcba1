/**
 * What a test's author wrote for the case that it fails. Chai puts it before what was expected; without it, a message is
 * Chai's own.
 */
export function authorsMessage(message: string): string | undefined {
  const written = message.replace(/: expected [\s\S]*/, '')
  return /^(?:expected |Unspecified AssertionError|$)/.test(written) ? undefined : written
}
