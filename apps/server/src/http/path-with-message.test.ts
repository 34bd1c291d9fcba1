import { expect, test } from 'vitest'
import { pathWithMessage } from './path-with-message.ts'

test.for([
  ['/learn', '/learn?messages=success%5B0%5D%3Dflash.signin-success'],
  ['/learn/a?x=1#y', '/learn/a?x=1&messages=success%5B0%5D%3Dflash.signin-success#y'],
  ['/learn?messages=danger[0]=old', '/learn?messages=success%5B0%5D%3Dflash.signin-success'],
] as const)('%s becomes %s', ([path, expected]) => {
  expect(pathWithMessage(path, 'success', 'flash.signin-success')).toBe(expected)
})
