import type { TestScope } from './evaluate-test.ts'
import { callWith, defineProperty, globalEval, NativeFunction } from './primordials.ts'

/** Runs an author's hook. An error is reported in the console and stops nothing. */
export function runHook(hook: string, scope: TestScope): void {
  if (hook.trim() === '') return
  report(() =>
    callWith(new NativeFunction(...Object.keys(scope), hook) as () => unknown, Object.values(scope)),
  )
}

/** The hook before all tests: its declarations, and a test's tools, are available to everything after it. */
export function runFirstHook(hook: string, scope: TestScope): void {
  if (hook.trim() === '') return
  for (const [name, value] of Object.entries(scope)) {
    defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  if (typeof document === 'undefined') {
    report(() => globalEval(hook))
    return
  }
  // Only a script's top-level `const` and `let` outlive it.
  const script = document.createElement('script')
  script.textContent = hook
  document.head.append(script)
}

function report(run: () => unknown): void {
  try {
    run()
  } catch (error) {
    console.error(error)
  }
}
