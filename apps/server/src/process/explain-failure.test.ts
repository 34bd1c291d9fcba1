import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

test.for([
  ['/dev/null', '/dev/null cannot be made (EEXIST): a file is in its way. Set DATA_DIR to another folder.'],
  [
    '/dev/null/x',
    '/dev/null/x cannot be made (ENOTDIR): a file is in its way. Set DATA_DIR to another folder.',
  ],
] as const)('a data folder at %s is explained in one line', async ([folder, line]) => {
  const failure: unknown = await mkdir(folder, { recursive: true }).catch((error: unknown) => error)
  expect(explainFailure(failure)).toBe(line)
})

test('a host that is not there is explained in one line', async () => {
  const failure = await new Promise((resolve) => createServer().on('error', resolve).listen(0, '999.1.1.1'))
  expect(explainFailure(failure)).toBe(
    '999.1.1.1 was not found. Set HOST to an address of this machine, such as 127.0.0.1.',
  )
})
