import { getSessionUser, type OkOf, type SessionUser } from '@cairn/contract'
import type { Page } from '@playwright/test'
import type { Product } from './start-product.ts'

/** What the school knows of the camper who is signed in on a page. */
export async function sessionUser(page: Page, { origin }: Product): Promise<SessionUser> {
  const answer = await page.request.get(origin + getSessionUser.path)
  const { user, result } = (await answer.json()) as OkOf<typeof getSessionUser>
  const camper = user[result]
  if (!camper) throw new Error('The page is not signed in.')
  return camper
}
