import { CSSHelp } from './css-help.ts'
import { getBlock, getDef, removeComments } from './python-text.ts'
import { prepTestComponent } from './prepare-test-component.ts'
import { RandomMocker } from './random-mocker.ts'
import { retryingTest } from './retrying-test.ts'
import { spyOn } from './spies.ts'
import * as text from './text.ts'

/** What tests reach as `__helpers`; the name is the format's. */
export const testHelpers = {
  ...text,
  CSSHelp,
  RandomMocker,
  prepTestComponent,
  retryingTest,
  spyOn,
  python: { getBlock, getDef, removeComments },
}
