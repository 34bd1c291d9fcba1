import { CSSHelp } from './css-help.ts'
import { getBlock, getDef, removeComments } from './python-text.ts'
import { RandomMocker } from './random-mocker.ts'
import * as text from './text.ts'

/** What tests reach as `__helpers`; the name is the format's. */
export const testHelpers = { ...text, CSSHelp, RandomMocker, python: { getBlock, getDef, removeComments } }
