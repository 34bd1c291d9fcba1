import { CSSHelp } from './css-help.ts'
import { getBlock, getDef, removeComments } from './python-text.ts'
import { RandomMocker } from './random-mocker.ts'
import { retryingTest } from './retrying-test.ts'
import { spyOn } from './spies.ts'
import * as text from './text.ts'

/** What tests reach as `__helpers`; the name is the format's. */
export const testHelpers = {
  ...text,
  CSSHelp,
  RandomMocker,
  retryingTest,
  spyOn,
  python: { getBlock, getDef, removeComments },
}
