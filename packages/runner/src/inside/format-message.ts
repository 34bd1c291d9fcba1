import { printValue } from './print-value.ts'

const placeholder = /%[sdifoOc%]/g

/**
 * The values of a logged line, with those in place for which its first text has a placeholder
 * (https://console.spec.whatwg.org/#formatter). Styles (`%c`) are left out.
 */
export function formatMessage(values: readonly unknown[]): readonly unknown[] {
  const [message, ...rest] = values
  if (typeof message !== 'string' || rest.length === 0 || !message.includes('%')) return values
  const text = message.replaceAll(placeholder, (found) => {
    if (found === '%%') return '%'
    if (rest.length === 0) return found
    const value = rest.shift()
    if (found === '%c') return ''
    if (found === '%d' || found === '%i') return String(Number.parseInt(String(value), 10))
    if (found === '%f') return String(Number.parseFloat(String(value)))
    return printValue(value)
  })
  return [text, ...rest]
}
