import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { findBase, listChanged } from '../../ops/changed-files.ts'
import { projectRoot } from '../../ops/project-root.mjs'
import { expectToFit } from '../product/expect-to-fit.ts'
import { isNightly } from '../product/is-nightly.ts'
import { test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { readBlock } from '../product/read-block.ts'
import { openPane } from '../product/visitor.ts'

const all = globSync('curriculum/blocks/*/*.md', { cwd: projectRoot })
const changed = new Set(listChanged(findBase()))
const chosen = isNightly ? all : all.filter((file) => changed.has(file))

const product = openSharedSchool()

const idOf = (file: string) =>
  /^id: (?<id>[0-9a-f]{24})$/m.exec(readFileSync(join(projectRoot, file), 'utf8'))?.groups?.['id']

for (const file of chosen) {
  test(`a changed lesson fits all windows, before and after an answer: ${file}`, async ({ page }) => {
    const steps = await readBlock(basename(dirname(file)))
    const step = steps.find(({ id }) => id === idOf(file))
    test.skip(!step?.answer, 'a lesson without one answer to type')
    await page.setViewportSize({ width: 1366, height: 625 })
    await page.goto(product.origin + step?.path)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Check your code' }).click()
    await expect(page.getByText('Not quite yet.')).toBeVisible()
    await expectToFit(page)
    await openPane(page, 'Code')
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(step?.answer ?? '')
    await page.getByRole('button', { name: 'Check your code' }).click()
    await expect(page.getByText('All tests pass.')).toBeVisible()
    await expectToFit(page)
  })
}
