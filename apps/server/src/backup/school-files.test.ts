import { expect, test } from 'vitest'
import { isKeptOfSchool, isOfSchool } from './school-files.ts'

test.for(['lost+found', 'restoring', 'ready-school', 'owner.lock', 'postgres.log', 'postgres-17'])(
  '%s in a data directory is neither copied nor shows that there is a school',
  (name) => {
    expect([isKeptOfSchool(name), isOfSchool(name)]).toEqual([false, false])
  },
)

test.for(['postgres-password', 'credentials/key.pem', 'signature.svg'])('%s is copied', (path) => {
  expect(isKeptOfSchool(path)).toBe(true)
})

test('the database shows that there is a school, and is copied by itself', () => {
  expect([isKeptOfSchool('postgres'), isOfSchool('postgres')]).toEqual([false, true])
})
