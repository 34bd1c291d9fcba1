import type { LocaleCode, Messages } from './catalogs.ts'
import { textsOf } from './keys/texts-of.ts'

/**
 * What the server words itself in a language, by whole keys such as `flash.signin-success`. Reads only these files, which are
 * a tenth of the catalogs: a school starts sooner without the others.
 */
export async function loadServerTexts(code: LocaleCode): Promise<Map<string, string | readonly string[]>> {
  const parts: readonly Messages[] = await Promise.all([
    import(`./${code}/credentials.ts`),
    import(`./${code}/flash.ts`),
    import(`./${code}/server.ts`),
  ])
  return new Map(parts.flatMap((part) => [...textsOf(part)]))
}
