import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Language, languages } from '@cairn/contract'
import { catalogs } from '@cairn/locales'
import { expect, type Page } from '@playwright/test'
import { findBase, listChanged } from '../../ops/changed-files.ts'
import { projectRoot } from '../../ops/project-root.mjs'
import { expectToFit } from '../product/expect-to-fit.ts'
import { isNightly } from '../product/is-nightly.ts'
import { test } from '../product/journey.ts'
import { openFreshSchool } from '../product/open-school.ts'
import { readBlock, type Step } from '../product/read-block.ts'

const minuteMs = 60_000

const all = globSync('curriculum/blocks/*/*.md', { cwd: projectRoot })
const changed = new Set(listChanged(findBase()))
const chosen = isNightly ? all : all.filter((file) => changed.has(file))

// Courses that are still being written have lessons as well.
const product = openFreshSchool({ SHOW_UPCOMING_CHANGES: 'true' })
// Two hundred blocks in one file would otherwise wait for one another.
test.describe.configure({ mode: 'parallel' })

const idOf = (file: string) =>
  /^id: (?<id>[0-9a-f]{24})$/m.exec(readFileSync(join(projectRoot, file), 'utf8'))?.groups?.['id']

const byFolder = Object.groupBy(chosen, (file) => basename(dirname(file)))
for (const [folder, files = []] of Object.entries(byFolder)) {
  test(`changed lessons fit all windows, before and after an answer: ${folder}`, async ({ page }) => {
    const [block, language = 'english'] = folder.split('.') as [string, Language?]
    const ids = new Set(files.map(idOf))
    const steps = (await readBlock(block, language)).filter(({ id, answers }) => ids.has(id) && answers[0])
    test.skip(steps.length === 0, 'no lesson that begins in an editor')
    test.setTimeout(steps.length * minuteMs)
    for (const step of steps) {
      await test.step(step.title, async () => {
        await openStep(page, step)
        await expectLessonToFit(page, step, language)
      })
    }
  })
}

/** Goes on from the step before as campers do, which starts no second Python, or opens the page. */
async function openStep(page: Page, { path }: Step): Promise<void> {
  const goOn = page.locator('.feedback--good .button--primary')
  if (await goOn.isVisible()) {
    const before = page.url()
    await goOn.click()
    await page.waitForURL((address) => address.href !== before)
  }
  if (page.url() !== product.origin + path) await page.goto(product.origin + path)
}

async function expectLessonToFit(page: Page, { answers }: Step, language: Language): Promise<void> {
  const { challenge } = catalogs[languages[language].code]
  const check = page.getByRole('button', { name: challenge.check })
  await expectToFit(page)
  await check.click()
  await expect(page.getByText(challenge.sorry['sorry-try-again'])).toBeVisible()
  await expectToFit(page)

  await page.setViewportSize({ width: 1366, height: 625 })
  for (const { file, text } of answers) {
    if (answers.length > 1) await page.getByRole('tab', { name: file }).click()
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
  }
  await check.click()
  await expect(page.getByText(challenge.done.passed)).toBeVisible()
  await expectToFit(page)
}
