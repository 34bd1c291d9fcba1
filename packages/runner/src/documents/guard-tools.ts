import { join } from 'node:path'
import type { Plugin } from 'vite'
import { guardTest } from '../build/guard-test.ts'
import { parseScript } from '../build/parse-script.ts'
import { testAccessName } from '../messages.ts'

const access = join(import.meta.dirname, '../inside/guarded/access.ts')
const tools = /\/node_modules\/chai\/|\/inside\/helpers\//

/**
 * Test tools read what learner code has made, and run it, in the middle of their work, so they are rewritten like
 * the tests themselves.
 */
export function guardTools(): Plugin {
  return {
    name: 'guard-tools',
    enforce: 'post',
    transform: (code, id) =>
      tools.test(id)
        ? {
            code: `import { toolAccess as ${testAccessName} } from ${JSON.stringify(access)};${guarded(code)}`,
            map: null,
          }
        : null,
  }
}

/** The same for tools that are loaded on demand; the sandbox passes them the guarded access by name. */
export function guarded(code: string): string {
  const parsed = parseScript(code, /^(?:im|ex)port\b/m.test(code) ? 'module' : 'script')
  if ('problem' in parsed) throw new SyntaxError(parsed.problem.message)
  return guardTest(code, parsed.program)
}
