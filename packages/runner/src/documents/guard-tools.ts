import { join } from 'node:path'
import type { Plugin } from 'vite'
import { guardTest } from '../build/guard-test.ts'
import { parseScript } from '../build/parse-script.ts'
import { testAccessName } from '../messages.ts'

const access = join(import.meta.dirname, '../inside/guarded/access.ts')
const tools = /\/node_modules\/chai\/|\/inside\/helpers\//

/**
 * The tools of a test see what learner code made, and run it, in the middle of what they do: they read and call
 * as the test's own text does.
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

/** The same for a tool that is loaded when a test asks for it; the sandbox gives it the access by name. */
export function guarded(code: string): string {
  const parsed = parseScript(code, /^(?:im|ex)port\b/m.test(code) ? 'module' : 'script')
  if ('problem' in parsed) throw new SyntaxError(parsed.problem.message)
  return guardTest(code, parsed.program)
}
