import { completeBackendChallenge, completeModernChallenge, completeProject } from '@cairn/contract'
import { expect, test } from 'vitest'
import { completionAddresses, completionCallAt } from './completion-calls.ts'

test('submissions wait under the addresses of the contract', () => {
  expect(completionAddresses).toEqual({
    completeModernChallenge: completeModernChallenge.path,
    completeProject: completeProject.path,
    completeBackendChallenge: completeBackendChallenge.path,
  })
})

test('a call is found by its address', () => {
  expect(completionCallAt('/project-completed')).toBe('completeProject')
  expect(completionCallAt('/later')).toBeUndefined()
})
