import type { Access } from '../../inside/guarded/create-access.ts'

type Any = Record<PropertyKey, unknown>
type Call = (...args: unknown[]) => unknown

/** As inside/guarded/access.ts would be if it trusted the built-ins: everything is looked up late. */
export const testAccess: Access = {
  read: (value, key) => (value as Any)[key],
  call: (value, key, _text, ...args) => (value as Record<PropertyKey, Call>)[key]?.(...args),
  run: (call, _text, ...args) => (call as Call)(...args),
  make: (Class, _text, ...args) => new (Class as new (...args: unknown[]) => unknown)(...args),
  assign: (owner, key, value) => ((owner as Any)[key] = value),
  each: (value) => value,
  maybe: (value, rest) => (value === undefined || value === null ? undefined : rest(value)),
  honest: (value) => value,
  plain: (value) => value,
  after: (value) => value,
  isA: (value, Class) => value instanceof (Class as Call),
  globals: globalThis,
}

const nothing = () => undefined
export {
  testAccess as toolAccess,
  nothing as recordLanguage,
  nothing as recordPlatform,
  nothing as restoreLanguage,
  nothing as restorePlatform,
  nothing as forgetIntentions,
  nothing as forgetReplacements,
  nothing as meanChange,
}
