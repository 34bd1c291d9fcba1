import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error is logged with its causes, and without other properties', () => {
  const cause = Object.assign(new TypeError('no answer'), {
    code: 'ECONNREFUSED',
    response: { token: 'S3CRET' },
  })
  const error = Object.assign(new Error('failed', { cause }), {
    rawPacket: Buffer.from('S3CRET'),
    detail: 'S3CRET',
  })
  const described = describeError(error)
  expect(described).toMatchObject({
    type: 'Error',
    message: 'failed',
    cause: { type: 'TypeError', message: 'no answer', code: 'ECONNREFUSED' },
  })
  expect(JSON.stringify(described)).not.toContain('S3CRET')
})

test.for([
  [
    { message: 'failed', stack: 'at work', token: 'S3CRET' },
    { type: 'object', message: 'failed', stack: 'at work' },
  ],
  ['failed', { type: 'string', message: 'failed', stack: '' }],
  [null, { type: 'object', message: 'null', stack: '' }],
] as const)('what is thrown in place of an error is logged by what it says: %j', ([thrown, described]) => {
  expect(describeError(thrown)).toEqual(described)
})

test('each of several errors is logged', () => {
  const error = new AggregateError([new Error('one'), new Error('two')])
  expect(describeError(error).errors?.map(({ message }) => message)).toEqual(['one', 'two'])
})

test('an error that is its own cause ends', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(describeError(error)).length).toBeGreaterThan(0)
})
