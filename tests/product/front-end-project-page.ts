import type { Page } from '@playwright/test'
import { replaceProgram } from './visitor.ts'

/** A finished project, without styles and a script. */
export const html = '<h1>Herons</h1>\n<ul><li>Gray heron</li></ul>'

export const here = (page: Page) => page.getByRole('radio', { name: 'Build it here' })
export const link = (page: Page) => page.getByRole('radio', { name: 'Submit a link' })
export const editor = (page: Page) => page.locator('.cm-content')
export const preview = (page: Page) => page.frameLocator('.preview__page iframe')
export const finish = (page: Page) => page.getByRole('button', { name: 'I have finished this project' })
export const question = (page: Page) => page.getByRole('dialog', { name: 'Does it do everything?' })
export const confirm = (page: Page) => question(page).getByRole('button', { name: 'Yes, it does everything' })

/** Chooses the editor, and replaces the whole page in it. */
export async function buildHere(page: Page, text = html): Promise<void> {
  await here(page).check()
  await replaceProgram(page, text)
}
