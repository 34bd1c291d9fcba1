import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { type AuthoringProduct, startAuthoring } from '../product/start-authoring.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

const block = 'learn-html-by-building-a-trail-guide'
const lesson = `/learn/2022/responsive-web-design/${block}/step-1`
const file = `blocks/${block}/01-heading.md`

let authoring: AuthoringProduct

test.beforeAll(async () => {
  authoring = await startAuthoring()
})
test.afterAll(() => authoring.close())

async function change(edit: (text: string) => string): Promise<void> {
  const path = join(authoring.lessons, file)
  await writeFile(path, edit(await readFile(path, 'utf8')))
}

test.beforeEach(async ({ page }) => {
  failOnConsoleErrors(page)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto(authoring.product.origin + lesson)
  await expect(page.locator('.cm-content')).toBeVisible()
})

nightly('a saved lesson appears at once; scroll position and typed text stay', async ({ page }) => {
  await typeInEditor(page, '<h1>Typed by me')
  const pane = page.locator('.pane--instructions')
  await pane.evaluate((element) => element.scrollTo(0, 60))
  const scrolled = await pane.evaluate((element) => element.scrollTop)
  expect(scrolled).toBeGreaterThan(0)

  await change((text) => text.replace('# --description--\n', '# --description--\n\nWritten a moment ago.\n'))

  await expect(page.getByText('Written a moment ago.')).toBeAttached()
  expect(await pane.evaluate((element) => element.scrollTop)).toBe(scrolled)
  await expect(page.locator('.cm-content')).toContainText('<h1>Typed by me')
  await expect(page.locator('.cm-content')).toBeFocused()
})

nightly('a changed seed appears where nothing was typed', async ({ page }) => {
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.locator('.cm-content')).toContainText('Heron Lake Trail')
  await change((text) => text.replaceAll('<title>Heron Lake Trail', '<title>Kingfisher Lake Trail'))
  await expect(page.locator('.cm-content')).toContainText('Kingfisher Lake Trail')
})

nightly('a change between the page and the opening of its stream appears, too', async ({ page }) => {
  await page.route(`**${paths.authoringNews}`, async (route) => {
    await change((text) => text.replaceAll('<title>Kingfisher Lake Trail', '<title>Grebe Lake Trail'))
    await expect
      .poll(async () => (await page.request.get(authoring.product.origin + lesson)).text())
      .toContain('Grebe Lake')
    await route.continue()
  })
  await page.reload()
  await expect(page.locator('.cm-content')).toContainText('Grebe Lake Trail')
})

const problems = (page: Page) => page.locator('.authoring')

nightly('a broken lesson says in the page what is wrong and where, until it is fixed', async ({ page }) => {
  await change((text) => text.replace('# --hints--', '# --hint--'))
  await expect(page.getByRole('status').filter({ hasText: /^\d+ problems? in the lessons$/ })).toBeAttached()
  await expect(problems(page)).toContainText('Unknown section `--hint--`.')
  await expect(problems(page)).toContainText('Did you mean `# --hints--`?')
  await expect(problems(page)).toContainText(`${file}:`)
  await change((text) => text.replace('# --hint--', '# --hints--'))
  await expect(problems(page)).toBeHidden()
})

nightly('the problems can be folded, stay so, and are never over the page', async ({ page }) => {
  const remedy = page.getByText('Did you mean `# --hints--`?')
  const expectAbove = async (below: string) => {
    const [list, rest] = [await problems(page).boundingBox(), await page.locator(below).boundingBox()]
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((rest?.y ?? 0) + 1)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await change((text) => text.replace('# --hints--', '# --hint--'))
  await expect(remedy).toBeVisible()
  await expectAbove('main')
  await problems(page).locator('summary').press('Enter')
  await expect(remedy).toBeHidden()
  await expectAbove('main')
  await page.reload()
  await expect(problems(page)).toBeVisible()
  await expect(remedy).toBeHidden()
  await page.goto(`${authoring.product.origin}/learn`)
  await expect(problems(page)).toBeVisible()
  await expect(remedy).toBeHidden()
  await expectAccessibleIn(page, [
    [375, 'ltr'],
    [320, 'rtl'],
  ])
  await page.evaluate(() => scrollTo(0, 400))
  await expect(problems(page)).toBeInViewport()
  await problems(page).locator('summary').press('Space')
  await expect(remedy).toBeVisible()
  await expectNoViolations(page)
  await page.evaluate(() => scrollTo(0, 400))
  await expect(problems(page)).not.toBeInViewport()
  await change((text) => text.replace('# --hint--', '# --hints--'))
  await expect(problems(page)).toBeHidden()
})

nightly('the problems can be folded in a browser that forbids storage', async ({ context }) => {
  // React Router reports on its console that it cannot store where the camper has scrolled to.
  const page = await context.newPage()
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await page.goto(authoring.product.origin + lesson)
  await change((text) => text.replace('# --hints--', '# --hint--'))
  const remedy = page.getByText('Did you mean `# --hints--`?')
  await expect(remedy).toBeVisible()
  await problems(page).locator('summary').press('Enter')
  await expect(remedy).toBeHidden()
  await change((text) => text.replace('# --hint--', '# --hints--'))
  await expect(problems(page)).toBeHidden()
})

nightly('at the address of a refused lesson the author reads why, until it is fixed', async ({ page }) => {
  await change((text) => text.replace('challengeType: 0', 'challengeType: 9'))
  await expect(problems(page)).toContainText('`challengeType: 9` does not fit.')
  await expect(problems(page)).toContainText('Write the number of a challenge type, 0 to 8 or 10 to 33')
  await expect(problems(page)).toContainText(`${file}:`)
  await expect(page.getByText('This lesson can’t be shown yet.')).toBeVisible()
  await change((text) => text.replace('challengeType: 9', 'challengeType: 0'))
  await expect(problems(page)).toBeHidden()
  await expect(page.locator('.cm-content')).toBeVisible()
})
