import {
  type FooterLink,
  type FooterLinkName,
  footerLinkNames,
  type FrameConfiguration,
} from '@cairn/contract'
import type { VariableName } from './environment-variables.ts'
import { readFooterLink } from './read-footer-link.ts'

const linkVariables = {
  about: 'ABOUT_LINK',
  privacy: 'PRIVACY_LINK',
  terms: 'TERMS_LINK',
  source: 'SOURCE_LINK',
  status: 'STATUS_LINK',
} as const satisfies Record<FooterLinkName, VariableName>

/** What stands around every page, from variables that are known to be valid. */
export function readFrame(
  value: (name: VariableName) => string,
  { isProduction }: { isProduction: boolean },
): FrameConfiguration {
  return {
    promotion: value('PROMOTION') || null,
    hasForum: value('FORUM_URL') !== '' || value('FORUM_INVITE_URL') !== '',
    address: value('SCHOOL_ADDRESS') || null,
    email: value('SCHOOL_EMAIL') || null,
    phone: value('SCHOOL_PHONE') || null,
    links: footerLinkNames.flatMap((name): FooterLink[] => {
      const link = readFooterLink(value(linkVariables[name]))
      return link ? [{ name, ...link }] : []
    }),
    isStaging: isProduction && value('DEPLOYMENT') === 'staging',
  }
}
