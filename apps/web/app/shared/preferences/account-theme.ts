import { type SessionUser, type Theme } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'
import { applyTheme, chosenTheme, type ThemeChoice } from './theme.ts'

/** A choice that has not been sent to the account yet. */
const waitingKey = 'theme-waiting'

type Owner = Pick<SessionUser, 'theme' | 'acceptedPrivacyTerms'>

/**
 * Accounts have no `system`: it is the choice of this browser alone.
 *
 * @param user null for a visitor, undefined while unknown; then the choice is the account's, if there is one
 */
export async function chooseTheme(theme: ThemeChoice, user: Owner | null | undefined): Promise<void> {
  applyTheme(theme)
  if (theme === 'system') return forgetWaitingTheme()
  if (user === null) return undefined
  writeStored(waitingKey, theme)
  return user ? tellAccount() : undefined
}

/** Discards a choice that waited, because the account has received a later one. */
export function forgetWaitingTheme(): void {
  removeStored(waitingKey)
}

/** Reconciles the theme of this browser with the account's, once it is known who is signed in. */
export async function settleTheme(user: Owner | null): Promise<void> {
  if (user === null) return forgetWaitingTheme()
  if (waitingTheme() !== undefined) return tellAccount()
  const chosen = chosenTheme()
  if (chosen === user.theme || chosen === 'system') return undefined
  // A new account takes over what its camper chose as a visitor.
  if (!user.acceptedPrivacyTerms && chosen === 'night') return chooseTheme(chosen, user)
  // An account that never left the default theme does not override the device's preference.
  if (chosen !== undefined || user.theme === 'night') applyTheme(user.theme)
  return undefined
}

let isTelling = false

/** Repeats until the account has the last choice. Failures are silent and retried when the next page opens. */
async function tellAccount(): Promise<void> {
  if (isTelling) return
  isTelling = true
  let theme = waitingTheme()
  while (theme !== undefined) {
    const answer = await call('updateTheme', { body: { theme } })
    if (!answer.ok) break
    if (waitingTheme() === theme) forgetWaitingTheme()
    theme = waitingTheme()
  }
  isTelling = false
}

function waitingTheme(): Theme | undefined {
  const stored = readStored(waitingKey)
  return stored === 'night' || stored === 'default' ? stored : undefined
}
