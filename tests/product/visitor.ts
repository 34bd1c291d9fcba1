import { paths } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product.ts'

/** A page with console errors is broken, even when it looks right; policy violations are reported there, too. */
export function failOnConsoleErrors(page: Page, { expected }: { expected?: RegExp } = {}): void {
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !expected?.test(text)) complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('close', () => expect(complaints).toEqual([]))
}

/** A phone shows one part of the lesson at a time; wide screens have no such tabs. */
export async function openPane(page: Page, name: 'Lesson' | 'Code' | 'Console' | 'Preview'): Promise<void> {
  const tab = page.locator('.pane-tabs').getByRole('button', { name, exact: true, includeHidden: true })
  // The address changes a moment before the lesson is there; only then can the tab be seen to be hidden.
  await tab.waitFor({ state: 'attached' })
  if (await tab.isVisible()) await tab.click()
}

/** Replaces the text in the editable region. */
export async function typeInEditor(page: Page, text: string): Promise<void> {
  await openPane(page, 'Code')
  const line = page.locator('.cm-open').first()
  await line.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Delete')
  await page.keyboard.type(text)
}

/** Replaces everything by pasting: typing over colored text makes browsers add styles, which our policy forbids. */
export async function replaceProgram(page: Page, text: string): Promise<void> {
  await openPane(page, 'Code')
  const editor = page.locator('.cm-content')
  await editor.click()
  await page.keyboard.press('Control+a')
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Goes from any page to the camper's own profile. */
export async function openProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Your settings/ }).click()
  await page.getByRole('link', { name: 'See your profile' }).click()
}

/** Signs out with the header's menu, which asks first. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
}

/** Asks for a code and types the one that the local outbox printed, in the `mail`th mail to that address. */
export async function enterCode(page: Page, product: Product, email: string, mail = 1): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  // Another address may end like this one.
  const line = String.raw`(?<![\w.+-])${email}: Your Cairn sign-in code is ([A-Z0-9]{8})`
  const match = await product.printed(
    new RegExp(
      Array(mail)
        .fill(line)
        .join(String.raw`[\s\S]*?`),
    ),
  )
  await page.getByLabel('Code from the email').fill((match[mail] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/**
 * Signs in with a code, and on the first time answers the question about mail. Ends on the page that this leads to: the
 * message is there before, and another address would cut off what that page still loads.
 */
export async function signInByCode(page: Page, product: Product, email: string, mail = 1): Promise<void> {
  await enterCode(page, product, email, mail)
  if (mail > 1) {
    await expect(page.getByText('Welcome! You are signed in.')).toBeVisible()
    return page.waitForURL(({ pathname }) => !pathname.endsWith(paths.signIn))
  }
  // A first sign-in is followed by a question, which leads back to the page before.
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(page.getByText('Your privacy settings are saved.')).toBeVisible()
  return page.waitForURL(({ pathname }) => !pathname.endsWith(paths.emailSignUp))
}
