import { withGlobal } from '@sinonjs/fake-timers'

/** Clocks that tests can wind by hand, under the name `__FakeTimers`. */
export const fakeTimers = withGlobal(globalThis)
