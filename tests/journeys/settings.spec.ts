import { readFile } from 'node:fs/promises'
import { updateProfileUi } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { sampledColors, sampledWidths } from '../product/appearances.ts'
import { becomeCamper } from '../product/become-camper.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, openProfile, signInByCode, typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'

const product = openSharedSchool()
/** The browser's own message about a refused call, which these journeys cause. */
const refused = /status of 40[01]/

test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: refused }))

const said = (page: Page, text: string) => expect(page.locator('.flash').getByText(text)).toBeVisible()
const section = (page: Page, name: string) => page.getByRole('region', { name })
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your settings' }).getByRole('link', { name }).click()
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Save' }).click()

for (const width of sampledWidths) {
  test(`from the first lesson to the last setting, and out again, at ${width} pixels`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const email = `settings-${width}@example.org`
    const name = `ada-${width}`

    await test.step('sign up and complete a lesson', async () => {
      await page.goto(`${product.origin}/signin`)
      await signInByCode(page, product, email)
      await page.goto(product.origin + lesson)
      await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
      await expect(page).toHaveURL(/step-2$/)
    })

    await test.step('fill in name, place and description', async () => {
      await page.getByRole('link', { name: /^Your settings/ }).click()
      const about = section(page, 'About you')
      await about.getByLabel('Name').fill('Ada Stone')
      await about.getByLabel('Location').fill('Heron Lake')
      await about.getByLabel('Bio').fill('I pile stones.')
      await expect(about.getByText('274 characters left.')).toBeVisible()
      await save(page, 'About you')
      await said(page, 'Your profile is saved.')
    })

    await test.step('choose a username, which is checked first', async () => {
      const field = page.getByRole('textbox', { name: 'Username' })
      await field.fill('a b')
      await expect(page.getByText('Use the letters a to z')).toBeVisible()
      await field.fill('admin')
      await expect(page.getByText('admin is taken. Try another one.')).toBeVisible()
      await field.fill(name)
      await expect(page.getByText(`${name} is available.`)).toBeVisible()
      await save(page, 'Your username')
      await said(page, `Your username is now ${name}.`)
    })

    await test.step('change the address by a mailed link', async () => {
      await go(page, 'Email')
      await page.getByLabel('New email address').fill('nobody')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await said(page, 'That does not look like an email address.')
      await page.getByLabel('New email address').fill(`new-${email}`)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await said(page, `Check the inbox of new-${email}`)
      const encoded = encodeURIComponent(Buffer.from(`new-${email}`).toString('base64'))
      const [link = ''] = await product.printed(new RegExp(`http\\S+/confirm-email\\?email=${encoded}\\S+`))
      await page.goto(link)
      await said(page, 'Your new email address is confirmed.')
      await expect(page).toHaveURL(`${product.origin}/settings/email`)
      await expect(page.getByText(`Your email address is new-${email}.`)).toBeVisible()
    })

    await test.step('show and hide parts of the profile', async () => {
      await go(page, 'What others see')
      await expect(page).toHaveURL(`${product.origin}/settings/privacy`)
      const privacy = section(page, 'What others see')
      const { promise: threeAreChanged, resolve: send } = Promise.withResolvers<void>()
      await page.route(`**${updateProfileUi.path}`, async (route) => {
        await threeAreChanged
        await route.continue()
      })
      let saved = 0
      page.on('response', (response) => {
        if (response.url().endsWith(updateProfileUi.path) && response.ok()) saved += 1
      })
      await privacy.getByLabel('My name').check()
      await privacy.getByLabel('My location').check()
      await privacy.getByLabel('My activity').uncheck()
      send()
      await said(page, 'Your privacy settings are saved.')
      await expect.poll(() => saved).toBe(3)
      await page.reload()
      await expect(privacy.getByLabel('My name')).toBeChecked()
      await expect(privacy.getByLabel('My location')).toBeChecked()
      await expect(privacy.getByLabel('My activity')).not.toBeChecked()
    })

    await test.step('add, change and remove a piece of work', async () => {
      await go(page, 'About you')
      const portfolio = section(page, 'Portfolio')
      await portfolio.getByRole('button', { name: 'Add a project' }).click()
      await portfolio.getByRole('button', { name: 'Save' }).click()
      await expect(portfolio.getByText('A title needs at least two characters.')).toBeVisible()
      await portfolio.getByLabel('Title').fill('Stones')
      await portfolio.getByLabel('Project link').fill('https://stones.example.org/')
      await portfolio.getByRole('button', { name: 'Save' }).click()
      await said(page, 'Your portfolio is saved.')
      await portfolio.getByRole('button', { name: 'Edit Stones' }).click()
      await portfolio.getByLabel('Title').fill('More stones')
      await portfolio.getByRole('button', { name: 'Save' }).click()
      await portfolio.getByRole('button', { name: 'Remove More stones' }).click()
      await expect(portfolio.getByText('More stones')).toBeHidden()
    })

    await test.step('add links, promise honesty, choose preferences', async () => {
      await page.getByLabel('GitHub').fill('https://github.example.org/ada')
      await save(page, 'Your links')
      await said(page, 'We could not save this.')
      await page.getByLabel('GitHub').fill('https://github.com/ada')
      await save(page, 'Your links')
      await said(page, 'Your links are saved.')
      await go(page, 'Certifications')
      await page.getByRole('button', { name: 'I promise' }).click()
      await said(page, 'Thank you for accepting our academic honesty policy.')
      await go(page, 'Theme, sound, and shortcuts')
      await page.getByRole('switch', { name: 'Dark theme' }).check()
      await said(page, 'Your theme has changed.')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
      await page.getByLabel('Keyboard shortcuts in lessons').check()
      await said(page, 'Your keyboard shortcuts setting is saved.')
      await page.getByLabel('Play sounds').check()
      await said(page, 'Your sound settings are saved.')
      await go(page, 'Email')
      await page.getByLabel('Send me a weekly email about learning').check()
      await said(page, 'Your choice about our weekly email is saved.')
    })

    await test.step('see all of it on the profile', async () => {
      await openProfile(page)
      await expect(page).toHaveURL(`${product.origin}/${name}`)
      await expect(page.getByText('Ada Stone')).toBeVisible()
      await expect(page.getByText('Heron Lake').first()).toBeVisible()
    })

    await test.step('download everything', async () => {
      await page.getByRole('link', { name: /^Your settings/ }).click()
      await go(page, 'Your data')
      const downloaded = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download all my data' }).click()
      const file = await downloaded
      const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
        user: { username: string; name: string }
      }
      expect(data.user).toMatchObject({ username: name, name: 'Ada Stone' })
    })

    await test.step('reset the progress, then delete the account', async () => {
      await page.getByRole('button', { name: 'Reset my progress' }).click()
      const reset = page.getByRole('dialog', { name: 'Reset all your progress?' })
      await expect(reset.getByRole('button', { name: 'Reset my progress' })).toBeDisabled()
      await reset.getByLabel(/Type/).fill('reset my progress')
      await page.keyboard.press('Enter')
      await said(page, 'Your progress is reset.')
      await page.getByRole('link', { name: /^Your settings/ }).click()
      await go(page, 'Your data')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('dialog', { name: 'Delete your account?' }).getByLabel(/Type/).fill(name)
      await page.keyboard.press('Enter')
      await said(page, 'Your account and everything in it are deleted.')
      await expect(page).toHaveURL(`${product.origin}/learn`)
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
      expect((await page.request.get(`${product.origin}/user/get-session-user`)).status()).toBe(401)
    })
  })
}

nightly('a profile is reported, and the operator gets a mail', async ({ page, browser }) => {
  await page.goto(`${product.origin}/signin`)
  await signInByCode(page, product, 'reporter@example.org')
  await page.getByRole('link', { name: /^Your settings/ }).click()
  await page.getByRole('link', { name: 'See your profile' }).click()
  await expect(page).toHaveURL(/camper-/)
  const username = new URL(page.url()).pathname.slice(1)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(page.url())
  await visitor.getByRole('link', { name: 'Report this profile' }).click()
  await expect(visitor).toHaveURL(/report-user$/)
  await page.goto(visitor.url())
  await page.getByLabel('What is wrong?').fill('I want to see whether this works.')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await said(page, 'Thank you. Our team has your report, and we sent a copy to reporter@example.org.')
  await product.printed(new RegExp(`Mail to cairn@localhost: Abuse report: the profile of ${username}`))
})

for (const colorScheme of sampledColors) {
  nightly(`axe finds nothing on the pages of an account in ${colorScheme} colors`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await page.goto(`${product.origin}/settings`)
    await expect(page.getByText('Sign in to see and change your settings.')).toBeVisible()
    await expectNoViolations(page, { isStrict: true })
    await becomeCamper(page.context(), product, `axe-settings-${colorScheme}@example.org`)
    for (const width of sampledWidths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${product.origin}/settings`)
      await page.getByRole('button', { name: 'Add a project' }).click()
      await section(page, 'Portfolio').getByRole('button', { name: 'Save' }).click()
      await expectNoViolations(page, { isStrict: true })
      for (const name of ['privacy', 'email', 'certifications', 'preferences', 'data']) {
        await page.goto(`${product.origin}/settings/${name}`)
        await expect(page.getByRole('region').first()).toBeVisible()
        await expectNoViolations(page, { isStrict: true })
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expectNoViolations(page, { isStrict: true })
    }
    // Still at the phone's size.
    for (const path of ['/update-email', '/user/somebody/report-user', '/unsubscribed/x', '/blocked']) {
      await page.goto(product.origin + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolations(page, { isStrict: true })
    }
  })
}
