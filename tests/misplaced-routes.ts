import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What binds an address to an answer. */
const registration =
  /\bimplement\(\s*\w+,|\b(?:app|api|site)\.(?:get|head|post|put|patch|delete|options|all|route)\s*[<(]/

/** Where routes belong, the function that registers those of the contract, and tests. */
const mayHoldRoutes = /(?:^|[/-])routes\.ts$|^http\/implement\.ts$|^testing\/|\.test\.ts$/

/** The files of the server that register routes although their names do not say so. */
export function findMisplacedRoutes(sources: string): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !mayHoldRoutes.test(file))
    .filter((file) => registration.test(readFileSync(join(sources, file), 'utf8')))
}
