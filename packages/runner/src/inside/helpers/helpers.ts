import * as comments from './comments.ts'
import { CSSHelp } from './css-help.ts'
import { getFunctionParams } from './function-parameters.ts'
import { permutateRegex } from './permutate-regex.ts'
import { prepTestComponent } from './prepare-test-component.ts'
import { getBlock, getDef, removeComments } from './python-text.ts'
import { RandomMocker } from './random-mocker.ts'
import * as regularExpressions from './regular-expressions.ts'
import { retryingTest } from './retrying-test.ts'
import { seenAt } from './seen-at.ts'
import { spyOn, spyOnCallbacks } from './spies.ts'

/** What tests use as `__helpers`; the format prescribes the name. Large parts are added by `test-tools.ts`. */
export const testHelpers = {
  ...comments,
  ...regularExpressions,
  CSSHelp,
  RandomMocker,
  getFunctionParams,
  permutateRegex,
  prepTestComponent,
  retryingTest,
  seenAt,
  spyOn,
  spyOnCallbacks,
  python: { getBlock, getDef, removeComments },
}
