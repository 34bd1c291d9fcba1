import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Notice } from '../entities/notice.ts'
import { mailRefusals } from './sign-in.ts'
import { ProfileUi, Theme } from '../entities/user.ts'
import { languageNames } from '../languages.ts'
import {
  maxAboutLength,
  maxLinkLength,
  maxNameLength,
  maxPortfolioDescriptionLength,
  maxPortfolioItems,
  maxPortfolioTitleLength,
  maxUsernameLength,
} from '../limits.ts'

/** The refusal of all settings for an invalid body or value (docs/reference/api.md, “Settings”). */
const refusals = { 'flash.wrong-updating': 400, 'signin.required': 401 } as const

const text = (length: number) => z.string().check(z.maxLength(length))
/**
 * One line, without characters that reorder the text around it, such as U+202E, and without code points that are no
 * characters, such as U+FFFE, which XML cannot hold.
 */
const line = (length: number) =>
  z
    .string()
    .check(
      z.maxLength(length),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]*$/u),
    )
const Link = text(maxLinkLength)

export const updateProfileUi = endpoint('PUT', '/update-my-profileui', {
  access: 'camper',
  body: z.strictObject({ profileUI: z.strictObject(ProfileUi.shape) }),
  ok: Notice,
  refusals,
})

export const updateTheme = endpoint('PUT', '/update-my-theme', {
  access: 'camper',
  body: z.strictObject({ theme: Theme }),
  ok: Notice,
  refusals,
})

/** The language of the interface. Pages have it in their address; this is where a new browser begins. */
export const updateLanguage = endpoint('PUT', '/update-my-language', {
  access: 'camper',
  body: z.strictObject({ language: z.enum(languageNames) }),
  ok: Notice,
  refusals,
})

export const updateKeyboardShortcuts = endpoint('PUT', '/update-my-keyboard-shortcuts', {
  access: 'camper',
  body: z.strictObject({ keyboardShortcuts: z.boolean() }),
  ok: Notice,
  refusals,
})

export const updateQuincyEmail = endpoint('PUT', '/update-my-quincy-email', {
  access: 'camper',
  body: z.strictObject({ sendQuincyEmail: z.boolean() }),
  ok: Notice,
  refusals,
})

/** A promise cannot be taken back: only `true` is accepted. */
export const updateHonesty = endpoint('PUT', '/update-my-honesty', {
  access: 'camper',
  body: z.strictObject({ isHonest: z.literal(true) }),
  ok: Notice,
  refusals,
})

/** `null`: the question about mail was not answered, and stays open. */
export const updatePrivacyTerms = endpoint('PUT', '/update-privacy-terms', {
  access: 'camper',
  body: z.strictObject({ quincyEmails: z.nullable(z.boolean()) }),
  ok: Notice,
  refusals,
})

/** Omitted fields stay unchanged. A picture is the address of an image, or empty. */
export const updateAbout = endpoint('PUT', '/update-my-about', {
  access: 'camper',
  body: z.strictObject({
    about: z.optional(text(maxAboutLength)),
    name: z.optional(line(maxNameLength)),
    picture: z.optional(Link),
    location: z.optional(line(maxNameLength)),
  }),
  ok: Notice,
  refusals,
})

/** Each is an address on the host of its name, or empty. */
export const updateSocials = endpoint('PUT', '/update-my-socials', {
  access: 'camper',
  body: z.strictObject({ website: Link, twitter: Link, githubProfile: Link, linkedin: Link }),
  ok: Notice,
  refusals,
})

/** Replaces the whole list; omitted fields of an item are empty. */
export const updatePortfolio = endpoint('PUT', '/update-my-portfolio', {
  access: 'camper',
  body: z.strictObject({
    portfolio: z
      .array(
        z.strictObject({
          id: z.optional(text(100)),
          title: z.optional(line(maxPortfolioTitleLength)),
          url: z.optional(Link),
          image: z.optional(Link),
          description: z.optional(text(maxPortfolioDescriptionLength)),
        }),
      )
      .check(z.maxLength(maxPortfolioItems)),
  }),
  ok: Notice,
  refusals,
})

/**
 * Names are compared in lower case and shown as typed. An old name stays reserved for its camper, for a while or
 * forever (decision 33).
 */
export const updateUsername = endpoint('PUT', '/update-my-username', {
  access: 'camper',
  body: z.strictObject({ username: text(maxUsernameLength) }),
  ok: Notice,
  refusals: {
    ...refusals,
    'flash.username-used': 400,
    'flash.username-invalid': 400,
    'flash.username-is-status': 400,
    'flash.username-too-short': 400,
    'flash.username-too-long': 400,
    'flash.username-taken': 400,
    'flash.username-too-often': 429,
  },
})

/**
 * Mails a link to the new address, which takes effect once that link is opened. The answer is the same if the
 * address belongs to another account, whose owner is told by mail (docs/reference/api.md, “Email addresses”).
 */
export const updateEmail = endpoint('PUT', '/update-my-email', {
  access: 'camper',
  isConfirmed: true,
  body: z.strictObject({ email: text(1024) }),
  ok: Notice,
  refusals: {
    ...refusals,
    'flash.email-invalid': 400,
    'flash.email-same': 400,
    'flash.email-too-soon': 429,
    'signin.confirm-first': 403,
    ...mailRefusals,
  },
})
