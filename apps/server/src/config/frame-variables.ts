import { z } from '@cairn/contract'
import { readFooterLink } from './read-footer-link.ts'

const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])
const line = z.string().check(z.maxLength(200))
const footerLink = z.string().check(z.refine((value) => value === '' || readFooterLink(value) !== null))

const linkTo = (what: string) => ({
  default: '',
  meaning: `Address of ${what}, which the footer links to. A text before it replaces our own. Empty: no link.`,
  check: footerLink,
})

/** The variables for what stands around every page. */
export const frameVariables = {
  FORUM_INVITE_URL: {
    default: '',
    meaning:
      'Address that answers with `{"invite_link": "https://…"}`, where the header’s link Forum leads; see “Header and footer”. Empty: it leads to `FORUM_URL`.',
    check: webAddress,
  },
  PROMOTION: {
    default: '',
    meaning:
      'Sentence about careers in header and footer, of 120 characters at most. `none`: no sentence. Empty: our own, in the language of the page.',
    check: z.string().check(z.maxLength(120)),
  },
  SCHOOL_ADDRESS: {
    default: '',
    meaning: 'Postal address, in the footer. Empty: none is shown.',
    check: line,
  },
  SCHOOL_EMAIL: {
    default: '',
    meaning: 'Email address for everyone, in the footer. Empty: none is shown.',
    check: z.string().check(z.regex(/^(?:[^\s@]+@[^\s@]+)?$/)),
  },
  SCHOOL_PHONE: {
    default: '',
    meaning: 'Telephone number, in the footer, such as `+49 30 1234567`. Empty: none is shown.',
    check: z.string().check(z.regex(/^(?:\+?[\d ()/.-]{3,30})?$/)),
  },
  ABOUT_LINK: linkTo('a page about the school'),
  PRIVACY_LINK: linkTo('the privacy policy'),
  TERMS_LINK: linkTo('the terms of use'),
  SOURCE_LINK: linkTo('the source code'),
  STATUS_LINK: linkTo('a page that says whether the school is running'),
  DEPLOYMENT: {
    default: 'production',
    meaning:
      '`staging`: with `NODE_ENV=production` pages say, once in each browser, that this school is for testing.',
    check: z.enum(['production', 'staging']),
  },
} as const
