import { randomUUID } from 'node:crypto'
import {
  type Endpoint,
  type FlashKey,
  type Notice,
  updateAbout,
  updateEmail,
  updateHonesty,
  updateKeyboardShortcuts,
  updateLanguage,
  updatePortfolio,
  updatePrivacyTerms,
  updateProfileUi,
  updateQuincyEmail,
  updateSocials,
  updateTheme,
  updateUsername,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { registerUndo } from '#account-changes/routes.ts'
import type { UndoServices } from '#account-changes/undo-changes.ts'
import { type Handler, implement } from '#http/implement.ts'
import { refuse } from '#http/refusal.ts'
import { changeUsername } from './change-username.ts'
import { registerEmailLinks } from './email-link-routes.ts'
import { type EmailServices, requestEmailChange } from './request-email-change.ts'
import type { RetiredNames } from '#users/retired-names.ts'
import { safePicture, safePortfolio, safeSocials } from './rules.ts'
import { updateUser } from './store.ts'
import { visibleText } from './visible-text.ts'

export type SettingsOptions = EmailServices &
  UndoServices & {
    retiredNames: RetiredNames
    appOrigins: readonly string[]
  }

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export function registerSettings(app: FastifyInstance, options: SettingsOptions): void {
  const { database, appOrigins } = options
  const implementSetting = <E extends Endpoint>(endpoint: E, handler: Handler<E>) =>
    // Only a program changes a setting sixty times a minute.
    implement(app, endpoint, handler, { rateLimit: { max: 60, timeWindow: minuteMs } })

  implementSetting(updateProfileUi, async ({ body }, { camper }) => {
    await updateUser(database, camper.userId, { profile_ui: JSON.stringify(body.profileUI) })
    return success('flash.privacy-updated')
  })
  implementSetting(updateTheme, async ({ body: { theme } }, { camper }) => {
    await updateUser(database, camper.userId, { theme })
    return success('flash.updated-themes')
  })
  implementSetting(updateLanguage, async ({ body: { language } }, { camper }) => {
    await updateUser(database, camper.userId, { language })
    return success('flash.updated-language')
  })
  implementSetting(updateKeyboardShortcuts, async ({ body }, { camper }) => {
    await updateUser(database, camper.userId, { keyboard_shortcuts: body.keyboardShortcuts })
    return success('flash.keyboard-shortcut-updated')
  })
  implementSetting(updateQuincyEmail, async ({ body }, { camper }) => {
    await updateUser(database, camper.userId, { send_quincy_email: body.sendQuincyEmail })
    return success('flash.subscribe-to-quincy-updated')
  })
  implementSetting(updateHonesty, async ({ body }, { camper }) => {
    await updateUser(database, camper.userId, { is_honest: body.isHonest })
    return success('buttons.accepted-honesty')
  })
  implementSetting(updatePrivacyTerms, async ({ body: { quincyEmails } }, { camper }) => {
    const mail = quincyEmails === null ? {} : { send_quincy_email: quincyEmails }
    await updateUser(database, camper.userId, { accepted_privacy_terms: true, ...mail })
    return success('flash.privacy-updated')
  })
  implementSetting(updateAbout, async ({ body: { about, name, location, picture } }, { camper }) => {
    const safe = picture === undefined ? undefined : safePicture(picture.trim(), appOrigins)
    if (picture !== undefined && safe === undefined) return refuse('flash.wrong-updating')
    await updateUser(database, camper.userId, {
      ...(about !== undefined && { about }),
      ...(name !== undefined && { name: visibleText(name) }),
      ...(location !== undefined && { location: visibleText(location) }),
      ...(safe !== undefined && { picture: safe }),
    })
    return success('flash.updated-about-me')
  })
  implementSetting(updateSocials, async ({ body }, { camper }) => {
    const safe = safeSocials(body)
    if (!safe) return refuse('flash.wrong-updating')
    const { website, twitter, githubProfile: github_profile, linkedin } = safe
    await updateUser(database, camper.userId, { website, twitter, github_profile, linkedin })
    return success('flash.updated-socials')
  })
  implementSetting(updatePortfolio, async ({ body }, { camper }) => {
    const portfolio = safePortfolio(body.portfolio, { newId: randomUUID, appOrigins })
    if (!portfolio) return refuse('flash.wrong-updating')
    await updateUser(database, camper.userId, { portfolio: JSON.stringify(portfolio) })
    return success('flash.portfolio-item-updated')
  })
  implement(
    app,
    updateUsername,
    ({ body }, { request: { session, language } }) =>
      changeUsername({ ...options, language }, session, body.username),
    // Otherwise this call could be used to check lists of names.
    { rateLimit: { max: 20, timeWindow: hourMs } },
  )
  implement(
    app,
    updateEmail,
    ({ body }, { request: { session, language, ip } }) =>
      requestEmailChange({ ...options, language }, session, { typed: body.email, address: ip }),
    { rateLimit: { max: 20, timeWindow: hourMs } },
  )
  registerUndo(app, options)
  registerEmailLinks(app, options)
}

function success(message: FlashKey): Notice {
  return { type: 'success', message }
}
