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

test.for([
  [
    '999.1.1.1',
    '999.1.1.1 was not found. Set HOST, or METRICS_HOST, to an address of this machine, such as 127.0.0.1.',
  ],
  [
    '192.0.2.1',
    '192.0.2.1 is no address of this machine. Set HOST, or METRICS_HOST, to one, such as 127.0.0.1.',
  ],
] as const)('a host %s that is not this machine is explained in one line', async ([host, line]) => {
  const failure = await new Promise((resolve) => createServer().on('error', resolve).listen(0, host))
  expect(explainFailure(failure)).toBe(line)
})
