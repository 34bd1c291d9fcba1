import { languages } from '@cairn/contract'
import fontUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import { type ReactNode, useContext, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { renderContext } from '#shared/call/render-context.ts'
import { SessionProvider } from '#shared/call/session-provider.tsx'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useSessionWatch } from '#shared/call/use-session-watch.ts'
import { usePageLanguage } from '#shared/language/page-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { InOrder } from '#shared/in-order.tsx'
import { latePart, WithAllTexts } from '#shared/late-part.tsx'
import { followAccount, readPreferences } from '#shared/preferences/preferences.ts'
import { SiteFooter } from '#shell/footer/site-footer.tsx'
import { SiteHeader } from '#shell/header/site-header.tsx'
import { FlashBar } from '#shell/messages/flash-bar.tsx'
import { Notices } from '#shell/notices/notices.tsx'
import { ScriptNonce } from '#shell/script-nonce.ts'
import { useAccountTheme } from '#shell/use-account-theme.ts'
import { useAnalytics } from '#shell/use-analytics.ts'
import { useEarlyActions } from '#shell/use-early-actions.ts'
import { useLateParts } from '#shell/use-late-parts.ts'
import { useSchoolVersion } from '#shell/use-school-version.ts'
import { useUnhandledErrors } from '#shell/use-unhandled-errors.ts'
import { Confirmation } from '#sign-in/confirmation/confirmation.tsx'
import { icon } from './icon.ts'
import { inlineScripts } from './inline-scripts.ts'
import { needsAllTexts } from './needs-all-texts.ts'
import stylesUrl from './styles.css?url'

const LiveAuthoring = latePart(async () => (await import('#shell/live-authoring.tsx')).LiveAuthoring)

const SignedIn = latePart(async () => (await import('./signed-in.tsx')).SignedIn)

const NotFound = latePart(async () => (await import('#shared/ui/not-found.tsx')).NotFound)

const StagingDialog = latePart(async () => (await import('#shell/staging-dialog.tsx')).StagingDialog)

const DonationModal = latePart(async () => (await import('#donate/modal/donation-modal.tsx')).DonationModal)

export function loader({ context }: LoaderFunctionArgs) {
  const { site, styleNonce } = context.get(renderContext)
  return { site, styleNonce }
}

/** The configuration of the installation does not change while a page is open. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const nonce = useContext(ScriptNonce)
  const { code, isRightToLeft } = languages[usePageLanguage()]
  return (
    <html lang={code} dir={isRightToLeft ? 'rtl' : 'ltr'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#0a0a23" />
        <meta name="csp-nonce" content={root?.styleNonce ?? ''} />
        <InOrder items={inlineScripts}>
          {(text) => <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />}
        </InOrder>
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        {/* Its precedence puts it before the scripts, which the text of a page does not need. */}
        <link rel="stylesheet" href={stylesUrl} precedence="page" />
        {/* Browsers request both before they paint, and they would compete with the font (decision 66). */}
        {import.meta.env.SSR ? (
          <link rel="icon" type="image/svg+xml" href={icon} />
        ) : (
          <link rel="manifest" href="/manifest.webmanifest" />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <SessionProvider>{children}</SessionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Shell>
      <Page />
    </Shell>
  )
}

/** A page is shown once its texts are here; until then the one before stays. */
function Page() {
  const page = useMatches().at(-1)
  const isWhole = page !== undefined && needsAllTexts(page.id, page.loaderData)
  return isWhole ? (
    <WithAllTexts>
      <Outlet />
    </WithAllTexts>
  ) : (
    <Outlet />
  )
}

/** `isMissing`: nothing is at this address. The page is the same at all such addresses, so it must not name its own. */
function Shell({ children, isMissing = false }: { children: ReactNode; isMissing?: boolean }) {
  useSessionWatch()
  const user = useSessionUser()
  useEffect(readPreferences, [])
  const { keyboardShortcuts } = user ?? {}
  useEffect(() => {
    if (keyboardShortcuts !== undefined) followAccount({ keyboardShortcuts })
  }, [keyboardShortcuts])
  useAccountTheme(user)
  useEarlyActions()
  useLateParts()
  useUnhandledErrors()
  const site = useRouteLoaderData<typeof loader>('root')?.site
  const { isAuthoring = false, takesEvents = false, donations, frame, version } = site ?? {}
  useSchoolVersion(version)
  useAnalytics(user, takesEvents)
  const matches = useMatches()
  const isWorkshop = matches.some(({ id }) => id.startsWith('challenge'))
  // Certificates have no header and footer (docs/reference/camper-pages.md, “Frame”).
  const isBare = matches.some(({ id }) => id === 'certification')
  return (
    <>
      {!isBare && <SiteHeader user={user} isMissing={isMissing} />}
      <Notices />
      <FlashBar />
      {isAuthoring && <LiveAuthoring />}
      {user && <SignedIn user={user} />}
      <Confirmation />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!isWorkshop && !isBare && <SiteFooter />}
      {frame?.isStaging && <StagingDialog />}
      {donations && user && !user.isDonating && <DonationModal user={user} />}
    </>
  )
}

/** Shown instead of a page that is missing or failed. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <Shell isMissing={isMissing}>{isMissing ? <NotFound /> : <Broken />}</Shell>
}

function Broken() {
  const { t } = useTranslation()
  return (
    <div className="page empty">
      <title>{t('shell.titleSuffix', { title: t('shell.broken.title') })}</title>
      <h1>{t('shell.broken.title')}</h1>
      <p>{t('shell.broken.text')}</p>
      <button type="button" className="button button--primary" onClick={() => location.reload()}>
        {t('shell.broken.again')}
      </button>
    </div>
  )
}
