import { CSSHelp } from './css-help.ts'
import { getBlock, getDef, removeComments } from './python-text.ts'
import { prepTestComponent } from './prepare-test-component.ts'
import { RandomMocker } from './random-mocker.ts'
import { retryingTest } from './retrying-test.ts'
import { spyOn } from './spies.ts'
import * as text from './text.ts'

/** What tests use as `__helpers`; the format prescribes the name. */
export const testHelpers = {
  ...text,
  CSSHelp,
  RandomMocker,
  prepTestComponent,
  retryingTest,
  spyOn,
  python: { getBlock, getDef, removeComments },
}
