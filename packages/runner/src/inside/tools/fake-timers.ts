import { withGlobal } from '@sinonjs/fake-timers'

/** Clocks that tests control, under the name `__FakeTimers`. */
export const fakeTimers = withGlobal(globalThis)
