import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frontMatterKeys } from './parse/challenge-front-matter.ts'
import { type SectionRule, sectionRules } from './parse/checks/section-rules.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/authoring.md'), 'utf8')

test.for(frontMatterKeys)('the authors’ page names the key %s', (key) => {
  expect(page).toContain(`\`${key}\``)
})

test.for(namesOf(sectionRules))('the authors’ page names the section %s', (name) => {
  expect(page).toContain(`--${name}--`)
})

function namesOf(rules: Readonly<Record<string, SectionRule>>): string[] {
  const names = Object.entries(rules).flatMap(([name, { children = {} }]) => [name, ...namesOf(children)])
  // The older marker for a single question is read, not taught.
  return [...new Set(names)].filter((name) => name !== 'question')
}
