import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, flashKeys } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import routes from '../apps/web/app/routes.ts'
import { constants } from './inventory/constants.ts'
import { laterWork, problemOf } from './inventory/evidence.ts'
import { readOutline } from './inventory/read-outline.ts'

const projectRoot = join(import.meta.dirname, '..')

const pages = readOutline('pages')
const calls = readOutline('calls')
const messages = readOutline(
  'account-messages',
  'certificate-messages',
  'lesson-messages',
  'service-messages',
  'sign-in-messages',
)
const others = readOutline('other-addresses', 'later-pages', 'texts', 'rules')
const everything = [pages, calls, messages, others].flatMap((outline) => Object.entries(outline))

test.for(everything)('%s: the test that reaches it exists', ([, evidence]) => {
  expect(problemOf(evidence)).toBeUndefined()
})

test.for(constants)('%s is as agreed', ([, agreed, used]) => {
  expect(used).toEqual(agreed)
})

describe('the inventory lists', () => {
  test('every page of the web app, and no others', () => {
    const addresses = routes.map(({ path = '' }) => `/${path}`)
    expect(Object.keys(pages).toSorted()).toEqual(addresses.toSorted())
  })

  test('every call of the API, and no others', () => {
    const known = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(calls).toSorted()).toEqual(known.toSorted())
  })

  test('every message, and no others', () => {
    expect(Object.keys(messages).toSorted()).toEqual([...flashKeys].toSorted())
  })
})

test('every message that is not for later is shown somewhere in the product', () => {
  const files = execFileSync(
    'git',
    ['ls-files', 'apps/*/*.ts', 'apps/*/*.tsx', 'packages/contract/src/endpoints/*'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  )
  const source = files
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    .join('\n')
  const silent = Object.entries(messages).filter(
    ([key, evidence]) => !('later' in evidence) && !source.includes(`'${key}'`),
  )
  expect(silent).toEqual([])
})

describe('evidence', () => {
  const file = 'tests/inventory.test.ts'

  test('is a test by its name, or work that is named', () => {
    expect(problemOf([file, 'is a test by its name, or work that is named'])).toBeUndefined()
    expect(problemOf([file, '%s is as agreed'])).toBeUndefined()
    expect(Object.values(laterWork)).not.toContain('')
  })

  test('twin: is refused without its file, and without its test', () => {
    expect(problemOf(['tests/no-such.test.ts', 'anything'])).toBe('There is no file tests/no-such.test.ts')
    const [missing, text] = ['there is no such test', 'every message']
    expect(problemOf([file, missing])).toBe(`${file} has no test “${missing}”`)
    expect(problemOf([file, text])).toBe(`${file} has no test “${text}”`)
  })
})
