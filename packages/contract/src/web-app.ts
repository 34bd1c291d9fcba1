import type { Certificate } from './entities/certificate.ts'
import type { Language } from './languages.ts'
import type { PageData, SiteConfiguration } from './page-data.ts'
import type { SentForm } from './sent-form.ts'

export type RenderRequest = {
  /** Path and query of the page, without the prefix of its language. */
  path: string
  /** English by default. */
  language?: Language
  site: SiteConfiguration
  /** Null: there is no such page. */
  loadPageData: (pathname: string) => Promise<PageData | null>
  /** The form that the page answers. */
  form?: SentForm
}

export type RenderedPage = {
  status: number
  /** Present if the page has moved. */
  location?: string
  html: string
  /** The hash of every inline script that the renderer wrote itself; no other script may run (decision 39). */
  contentSecurityPolicy: string
  /** Present if the page loads the scripts of payment providers, which need laxer headers (docs/reference/donations.md). */
  takesPayments?: true
}

export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>

/** What the built web app provides to the server. */
export type WebApp = {
  /** The finished page for an address. */
  renderPage: PageRenderer
  /** The name of the screen at an address; one name for all addresses without a page. */
  findRoute: (pathname: string) => string
}

/** A certificate whose picture is drawn, with its texts in a language. */
export type PictureRequest = { certificate: Certificate; language: Language }

/** What the built drawer of pictures provides to the server. */
export type PictureDrawer = {
  /** A PNG file, 1200 pixels wide and 630 high, which is shown where a certificate is shared. */
  drawCertificate: (request: PictureRequest) => Promise<Uint8Array>
}
