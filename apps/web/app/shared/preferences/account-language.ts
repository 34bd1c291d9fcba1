import { isLanguage, type SessionUser } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

/** What was chosen last in this browser's menu (`language.ts`). */
const chosenKey = 'language'
/** The choice that an account has been told of, so that two browsers with different ones leave each other alone. */
const toldKey = 'language-told'

/** Tells the account what its camper chose here, or begins here with what they chose elsewhere. */
export async function settleLanguage({ language }: Pick<SessionUser, 'language'>): Promise<void> {
  const chosen = readStored(chosenKey)
  if (chosen === null && language !== undefined) {
    writeStored(chosenKey, language)
    writeStored(toldKey, language)
  }
  if (chosen === null || !isLanguage(chosen) || chosen === readStored(toldKey)) return
  // Told again when the next page opens, if this fails.
  const { ok } = await call('updateLanguage', { body: { language: chosen } })
  if (ok) writeStored(toldKey, chosen)
}
