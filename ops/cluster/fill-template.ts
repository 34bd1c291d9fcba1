import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Values = Readonly<Record<string, string | number | boolean>>

/**
 * The text of a template with its `<<names>>` replaced.
 *
 * @throws Error that names a value which the template needs and does not get.
 */
export function fillTemplate(template: string, values: Values): string {
  const text = readFileSync(join(import.meta.dirname, 'templates', template), 'utf8')
  return text.replaceAll(/<<(\w+)>>/g, (_placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${template} needs a value for ${name}`)
    return String(value)
  })
}
