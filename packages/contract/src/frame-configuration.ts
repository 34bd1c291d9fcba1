/** The pages about a school, in the order of the footer. */
export const footerLinkNames = ['about', 'privacy', 'terms', 'source', 'status'] as const

export type FooterLinkName = (typeof footerLinkNames)[number]

export type FooterLink = {
  name: FooterLinkName
  url: string
  /** Null: ours, in the language of the page. */
  text: string | null
}

/** What stands around every page of this school. Nothing is shown for what is null. */
export type FrameConfiguration = {
  /** The sentence about careers: `none`, the operator's own, or ours in the language of the page (null). */
  promotion: string | null
  /** The header leads to a forum. */
  hasForum: boolean
  address: string | null
  email: string | null
  phone: string | null
  links: FooterLink[]
  /** Changes are tried out here, in an environment like that of the real school. */
  isStaging: boolean
}
