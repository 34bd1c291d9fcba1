import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const projectRoot = join(import.meta.dirname, '..')

/** For each area of the web app the other areas that `.oxlintrc.json` lets it import. */
export function allowedAreas(): Map<string, string[]> {
  const { overrides } = JSON.parse(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8')) as {
    overrides: {
      files: string[]
      rules: { 'no-restricted-imports'?: [string, { patterns: { group: string[] }[] }] }
    }[]
  }
  const areas = new Map<string, string[]>()
  for (const { files, rules } of overrides) {
    const area = /^apps\/web\/app\/(?<name>[\w-]+)\/\*\*$/.exec(files[0] ?? '')?.groups?.['name']
    const [, options] = rules['no-restricted-imports'] ?? []
    if (area === undefined || options === undefined) continue
    const names = options.patterns
      .flatMap(({ group }) => group)
      .map((pattern) => /^!#(?<name>[\w-]+)\/\*\*$/.exec(pattern)?.groups?.['name'])
      .filter((name) => name !== undefined && name !== area)
    areas.set(area, names as string[])
  }
  return areas
}
