import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

test.for([
  [['%s has %d bells', 'Ada', 3.7], ['Ada has 3 bells']],
  [['%f of %i', '1.5', '12 bells'], ['1.5 of 12']],
  [
    ['%cRed', 'color: red', 'more'],
    ['Red', 'more'],
  ],
  [['100 %% of %s', 'all'], ['100 % of all']],
  [['%s and %s', 'one'], ['one and %s']],
  [['50 % off'], ['50 % off']],
  [['%o', [1, 2]], ['[1, 2]']],
  [
    [7, '%s'],
    [7, '%s'],
  ],
] as const)('%j', ([values, formatted]) => {
  expect(formatMessage(values)).toEqual(formatted)
})
