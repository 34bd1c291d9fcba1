import { expect, type Page } from '@playwright/test'
import { sampledColors, sampledWidths } from '../product/appearances.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, openPane, typeInEditor } from '../product/visitor.ts'

const course = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide'
const plantLabel = '/learn/2022/responsive-web-design/build-a-plant-label-lab/build-a-plant-label'
const hike = '/learn/javascript-algorithms-and-data-structures-v8/learn-javascript-by-planning-a-hike/step-1'
const python = '/learn/scientific-computing-with-python/learn-python-by-keeping-a-trail-log/step-1'

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(product.origin + path)
const editor = (page: Page) => page.locator('.cm-content')

nightly('Tab expands an abbreviation, and indents where there is none', async ({ page }) => {
  await open(page, `${course}/step-1`)
  await typeInEditor(page, 'ul>li*2')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(editor(page)).toContainText('<li></li>', { timeout: 500 })
  }).toPass()
})

nightly('those who type closing brackets as well have each of them once', async ({ page }) => {
  await open(page, hike)
  await expect(async () => {
    await typeInEditor(page, '{')
    await expect(editor(page)).toHaveText('{}', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('for (const tide of [1, 2]) {\nif (tide > 1) {\nconsole.log([\ntide\n]);\n}\n}')
  await expect
    .poll(() => editor(page).innerText())
    .toBe('for (const tide of [1, 2]) {\n  if (tide > 1) {\n    console.log([\n      tide\n    ]);\n  }\n}')
})

nightly('a lab opens the file in which its work begins', async ({ page }) => {
  await open(page, plantLabel)
  await expect(page.getByRole('tab', { name: 'styles.css' })).toHaveAttribute('aria-selected', 'true')
})

nightly('each file keeps its history while another is shown', async ({ page }) => {
  await open(page, `${course}/step-1`)
  await typeInEditor(page, '<h1>One</h1>')
  await page.getByRole('tab', { name: 'index.html' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'styles.css' })).toBeFocused()
  await expect(editor(page)).not.toContainText('<h1>One</h1>')
  await page.keyboard.press('Home')
  await expect(editor(page)).toContainText('<h1>One</h1>')
  await editor(page).click()
  await page.keyboard.press('Control+z')
  await expect(editor(page)).not.toContainText('<h1>One</h1>')
})

nightly('the size of the code stays with the browser', async ({ page }) => {
  await open(page, `${course}/step-1`)
  const size = () => page.locator('.cm-scroller').evaluate((element) => getComputedStyle(element).fontSize)
  await expect(editor(page)).toBeVisible()
  await page.getByRole('button', { name: 'Larger text' }).click()
  await page.getByRole('button', { name: 'Larger text' }).click()
  await expect.poll(size).toBe('20px')
  await page.reload()
  await expect.poll(size).toBe('20px')
})

nightly(
  'the caret stays in sight in a smaller window, and a camper who has scrolled away stays there',
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await open(page, `${course}/step-10`)
    const line = page.locator('.cm-activeLine')
    await expect(line).toBeInViewport({ ratio: 0.9 })
    await page.setViewportSize({ width: 1366, height: 420 })
    await expect(line).toBeInViewport({ ratio: 0.9 })

    const scroller = page.locator('.cm-scroller')
    const scrolled = () => scroller.evaluate(({ scrollTop }) => scrollTop)
    await scroller.hover()
    await page.mouse.wheel(0, -5000)
    await expect.poll(scrolled).toBe(0)
    const height = () => scroller.evaluate(({ clientHeight }) => clientHeight)
    const before = await height()
    await page.setViewportSize({ width: 1366, height: 400 })
    await expect.poll(height).toBe(before - 20)
    await expect(line).not.toBeInViewport()
    expect(await scrolled()).toBe(0)
  },
)

nightly('a mistake is underlined and explained', async ({ page }) => {
  await open(
    page,
    '/learn/javascript-algorithms-and-data-structures-v8/learn-javascript-by-planning-a-hike/step-1',
  )
  await typeInEditor(page, 'let 1 = 2')
  await expect(page.locator('.cm-lintRange-error')).toHaveText('1')
  await page.keyboard.press('F8')
  await expect(page.locator('.cm-tooltip')).toBeVisible()
})

test('Run shows the page as it is, and a check closes the list of completions', async ({ page }) => {
  await open(page, `${course}/step-1`)
  await typeInEditor(page, '<h1>Trail</h1><scr')
  const completions = page.locator('.cm-tooltip-autocomplete')
  // The list is there as soon as the aids for writing have loaded, at the next key.
  await expect(async () => {
    await page.keyboard.press('Backspace')
    await page.keyboard.type('r')
    await expect(completions).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Control+Enter')
  await expect(completions).toBeHidden()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.frameLocator('.preview__page iframe').getByText('Trail')).toBeVisible()
})

nightly('a link in the preview stays closed, and says where it would lead', async ({ page }) => {
  await open(page, `${course}/step-1`)
  await typeInEditor(page, '<h1>Trail</h1><p><a href="https://example.org/map">Map</a></p>')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.frameLocator('.preview__page iframe').getByText('Map').click()
  await expect(page.getByText('In a real page, this one opens https://example.org/map.')).toBeVisible()
  await expect(page.frameLocator('.preview__page iframe').getByText('Trail')).toBeVisible()
})

nightly('help shows the hint, and fills the forum’s form', async ({ page, context }) => {
  await open(page, `${course}/step-1`)
  await typeInEditor(page, '<p>Stuck</p>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The page should have an h1 element.')
  const ask = dialog.getByRole('button', { name: 'Ask in the forum' })
  await expect(ask).toBeDisabled()
  await dialog.getByLabel('I have read the lesson again.').check()
  await dialog.getByLabel('I have searched for the same question.').check()
  await dialog
    .getByLabel(/What happens/)
    .fill('My heading does not appear in the preview, though I have written it.')
  await context.route('https://forum.example/**', (route) => route.fulfill({ body: 'forum' }))
  const opened = context.waitForEvent('page')
  await ask.click()
  const { searchParams } = new URL((await opened).url())
  expect(searchParams.get('body')).toContain('<p>Stuck</p>')
  expect(searchParams.get('category')).toBe('HTML-CSS')
})

nightly('single keys act when they are switched on, and never while the camper types', async ({ page }) => {
  await open(page, `${course}/step-1`)
  await expect(editor(page)).toBeVisible()
  await page.locator('.instructions h1').click()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/step-1$/)
  await page.getByRole('button', { name: 'Sounds and keys' }).click()
  const keys = page.getByRole('dialog', { name: 'Sounds and keys' }).locator('kbd')
  await expect(keys).toHaveText(['Ctrl + Enter', 'Ctrl + Space', 'Esc', 'n', 'p', 'e', 'r', '?'])
  await page.getByLabel('Use single-key shortcuts when not typing').check()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('.instructions h1').click()
  await page.keyboard.press('e')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('n')
  await expect(page).toHaveURL(/step-1$/)
  await page.locator('.instructions h1').click()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/step-2$/)
})

for (const width of [1280, 375]) {
  nightly(`a step is done with the keyboard alone at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, `${course}/step-1`)
    if (width === 375) {
      await page.getByRole('button', { name: 'Code', exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await expect(editor(page)).toBeVisible()
    await editor(page).focus()
    await page.keyboard.type('<h1>Heron Lake Trail</h1>')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('All tests pass.')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/step-2$/)
  })
}

nightly(
  'the caret is where the lesson is open, also in a browser that is busy when the editor gets the focus',
  async ({ page }) => {
    await open(page, `${course}/step-1`)
    await editor(page).evaluate((element: HTMLElement) => {
      element.focus()
      const end = performance.now() + 400
      while (performance.now() < end);
    })
    await page.keyboard.type('<h1>Heron Lake Trail</h1>')
    await expect(editor(page)).toContainText('<h1>Heron Lake Trail</h1>')
  },
)

for (const colorScheme of sampledColors) {
  nightly(`axe finds nothing in the dialogs in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const width of sampledWidths) {
      await page.setViewportSize({ width, height: 740 })
      await open(page, `${course}/step-1`)
      await openPane(page, 'Code')
      await expect(editor(page)).toBeVisible()
      const help = page.getByRole('dialog', { name: /^Stuck/ })
      await page.getByRole('button', { name: 'Help', exact: true }).click()
      await expect(help).toBeVisible()
      await expectNoViolations(page, { isStrict: true })
      await help.getByRole('button', { name: 'Sounds and keys' }).click()
      await expect(page.getByRole('dialog', { name: 'Sounds and keys' })).toBeVisible()
      await expectNoViolations(page, { isStrict: true })
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(help).toBeHidden()
      await expectNoViolations(page, { isStrict: true })
    }
  })
}

nightly('code saved before ids were the keys is found under its title', async ({ page }) => {
  await page.addInitScript(() => {
    if (self !== top) return
    if (!sessionStorage.getItem('set')) localStorage.setItem('Bonfire: Step 1Val', 'print("from long ago")')
    sessionStorage.setItem('set', '1')
  })
  await open(page, python)
  await expect(editor(page)).toContainText('from long ago')
  expect(await page.evaluate(() => localStorage.getItem('Bonfire: Step 1Val'))).toBeNull()
})
