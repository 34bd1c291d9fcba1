import { expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { codeLessonFiles } from '../product/code-lessons.ts'
import { nightly } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { typeInEditor } from '../product/visitor.ts'

const product = openSchool(codeLessonFiles)

const openLesson = (page: Page) => page.goto(`${product.origin}/learn/walks/lake/html-of-type-0`)
const openProject = (page: Page) => page.goto(`${product.origin}/learn/walks/lake/html-of-type-14`)
const said = (page: Page, text: string) => expect(page.locator('.flash')).toContainText(text)

async function signIn(page: Page, name: string): Promise<void> {
  await becomeCamper(page.context(), product, `${name}@example.org`)
}

/** From now on the browser has no room for anything. */
const fillBrowser = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

async function pass(page: Page): Promise<void> {
  await typeInEditor(page, '<h1>heron</h1>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByText('All tests pass.')).toBeVisible()
}

nightly('saving by its key says whether the browser has kept the code', async ({ page }) => {
  await openLesson(page)
  await typeInEditor(page, '<h1>one</h1>')
  await page.keyboard.press('Control+s')
  await said(page, 'Saved in this browser.')
  await fillBrowser(page)
  await typeInEditor(page, '<h1>two</h1>')
  await page.keyboard.press('Control+s')
  await said(page, 'Your browser could not save the code.')
})

nightly('a project is saved to the account, and not again within five seconds', async ({ page }) => {
  await signIn(page, 'ada')
  await openProject(page)
  await typeInEditor(page, '<h1>one</h1>')
  const save = page.getByRole('button', { name: 'Save to my account' })
  await page.route('**/save-challenge', (route) => route.abort())
  await save.click()
  await said(page, 'Your code could not be saved to your account.')
  await page.unroute('**/save-challenge')
  await save.click()
  await said(page, 'Your code is saved to your account.')
  await save.click()
  await said(page, 'Wait five seconds before you save again.')
})

nightly(
  'which of two versions to keep is asked until it is answered, however often Escape is pressed',
  async ({ page }) => {
    await signIn(page, 'grace')
    await openProject(page)
    await typeInEditor(page, '<h1>one</h1>')
    await page.getByRole('button', { name: 'Save to my account' }).click()
    await said(page, 'Your code is saved to your account.')
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('saved-base-')) localStorage.removeItem(key)
    })
    await typeInEditor(page, '<h1>two</h1>')
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'Which code do you want?' })
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep the code in this browser' }).click()
    await expect(dialog).toBeHidden()
  },
)

nightly('a visitor whose browser is full is told that their progress will not last', async ({ page }) => {
  await openLesson(page)
  await pass(page)
  await fillBrowser(page)
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await said(page, 'it lasts until you close this page')
})

nightly('a camper whose browser is full is asked to leave the page open', async ({ page }) => {
  await signIn(page, 'bob')
  await openLesson(page)
  await pass(page)
  await fillBrowser(page)
  await page.route('**/modern-challenge-completed', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  // After three more tries.
  await expect(page.getByText('Leave this page open.')).toBeVisible({ timeout: 20_000 })
})

nightly('a certificate that cannot even be shown is really weird', async ({ page }) => {
  await page.goto(`${product.origin}/learn`)
  await page.route('**/page-data/certification/**', (route) =>
    route.fulfill({ json: { screen: 'certification', certificate: {}, requirements: null } }),
  )
  await page.evaluate(() => {
    history.pushState(null, '', '/certification/ada/responsive-web-design')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await said(page, 'Something really weird happened.')
})
