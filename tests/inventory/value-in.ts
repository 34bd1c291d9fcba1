import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const projectRoot = join(import.meta.dirname, '../..')

/** The number, text or list that a file of the project gives to a constant that it keeps to itself. */
export function valueIn(file: string, constant: string): unknown {
  const source = readFileSync(join(projectRoot, file), 'utf8')
  const written = new RegExp(`^const ${constant} = (?<value>[^\\n]+)$`, 'm').exec(source)?.groups?.['value']
  if (written === undefined) throw new Error(`${file} has no constant ${constant}`)
  return JSON.parse(written.replaceAll(/(?<=\d)_(?=\d)/g, '').replaceAll("'", '"'))
}

/** The number that follows a text in a file of the project. */
export function numberAfter(file: string, text: string): number {
  const source = readFileSync(join(projectRoot, file), 'utf8')
  return Number.parseFloat(source.split(text)[1] ?? '')
}

/** The values in pixels of a style sheet's custom properties with a name that begins like this, in their order. */
export function pixelsIn(file: string, property: string): number[] {
  const source = readFileSync(join(projectRoot, file), 'utf8')
  return [...source.matchAll(new RegExp(`--${property}-\\d+: (?<pixels>[\\d.]+)px;`, 'g'))].map(
    ({ groups }) => Number(groups?.['pixels']),
  )
}
