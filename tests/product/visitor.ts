import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product.ts'

/** A page that complains in the console is broken, even when it looks right. What a policy stops is told there, too. */
export function failOnConsoleErrors(page: Page, { expected }: { expected?: RegExp } = {}): void {
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !expected?.test(text)) complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('close', () => expect(complaints).toEqual([]))
}

/** On a phone one part of the lesson is shown at a time; wide screens have no such tabs. */
export async function openPane(page: Page, name: 'Lesson' | 'Code' | 'Console' | 'Preview'): Promise<void> {
  const tab = page.getByRole('button', { name, exact: true })
  if (await tab.isVisible()) await tab.click()
}

/** Replaces what stands in the editable region. */
export async function typeInEditor(page: Page, text: string): Promise<void> {
  await openPane(page, 'Code')
  const line = page.locator('.cm-open').first()
  await line.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Delete')
  await page.keyboard.type(text)
}

/** The way from any page to one's own profile. */
export async function openProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Your settings/ }).click()
  await page.getByRole('link', { name: 'See your profile' }).click()
}

/** Signs out by the header, which asks first. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
}

/** Goes through the sign-in page with the code that the local outbox printed, in the `mail`th mail to that address. */
export async function signInByCode(page: Page, product: Product, email: string, mail = 1): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  const line = `${email}: Your Cairn sign-in code is ([A-Z0-9]{8})`
  const match = await product.printed(
    new RegExp(
      Array(mail)
        .fill(line)
        .join(String.raw`[\s\S]*?`),
    ),
  )
  await page.getByLabel('Code from the email').fill((match[mail] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  if (mail > 1) return expect(page.getByText('Welcome! You are signed in.')).toBeVisible()
  // A first sign-in is followed by a question, which leads back to where one was.
  await page.getByRole('button', { name: 'No, thank you' }).click()
  return expect(page.getByText('Your privacy settings are saved.')).toBeVisible()
}
