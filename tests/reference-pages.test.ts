import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '..')
const folder = join(projectRoot, 'docs/reference')

const decisions = new Set(
  readdirSync(join(projectRoot, 'docs/decisions')).map((name) => Number(name.slice(0, 4))),
)

test.for(readdirSync(folder))('docs/reference/%s names only tests and decisions that are there', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const tests = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file ?? '')
  expect(tests.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
  const named = [...text.matchAll(/decisions? (\d+)/g)].map(([, number]) => Number(number))
  expect(named.filter((number) => !decisions.has(number))).toEqual([])
})
