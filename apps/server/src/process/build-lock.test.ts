import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockBuild, protectBuild } from './build-lock.ts'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'build-lock-'))))
afterEach(() => rmSync(directory, { recursive: true }))

describe('a build', () => {
  test('is not replaced until the last school that serves it has stopped', () => {
    const stop = [protectBuild(directory), protectBuild(directory)]
    for (const stopOne of stop) {
      expect(lockBuild(directory)).toBeUndefined()
      stopOne()
    }
    expect(lockBuild(directory)).toBeDefined()
  })

  test('is made by one process at a time, and not served meanwhile', () => {
    const finish = lockBuild(directory)
    expect(lockBuild(directory)).toBeUndefined()
    expect(() => protectBuild(directory)).toThrow('is being made at this moment')
    finish?.()
    expect(() => protectBuild(directory)()).not.toThrow()
  })
})
