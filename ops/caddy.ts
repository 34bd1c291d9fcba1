import { pathsOf } from '../apps/server/src/config/browser-places.ts'
import { findFile, installDebians } from './debian-package.ts'

/** Path of the proxy that docs/deploying.md recommends, to test with: an installed one or Debian's; undefined if there is none. */
export function ensureCaddy(): string | undefined {
  return findCaddy() ?? (installDebians('caddy') ? undefined : findCaddy())
}

function findCaddy(): string | undefined {
  return findFile([process.env['CADDY_PATH'], ...pathsOf(['caddy'], process.env['PATH'])])
}
