import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Plugin } from 'vite'
import type { Documents } from '../documents/build-documents.ts'
import { bundleScript } from '../documents/bundle-script.ts'
import type { RunnableChallenge, RunnerEvent, SourceFile } from '../runner.ts'
import { type AppRequest, serveRunner } from './serve-runner.ts'
import './host-page.ts'

/** Where the project keeps the built runner; `npm start` and the tests share it. */
export const builtRunner = join(import.meta.dirname, '../../../../.build/runner')

const chromiumArguments = [
  '--no-sandbox',
  // No other host answers, and says so at once: a verdict must not depend on a line to somewhere.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Ours are signed by themselves.
  '--ignore-certificate-errors',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type RigOptions = {
  /** Headers of the runner's documents to change, or to leave out (`null`): how a protection is switched off. */
  headers?: Readonly<Record<string, string | null>>
  /** False: nothing keeps the documents apart from the app any more; they come from its own origin. */
  hasBorder?: boolean
  /** True: everything comes over TLS, as on the internet; what a policy says about `https:` shows only then. */
  isSecure?: boolean
  /** Change what goes into the page that stands for the app. */
  hostPlugins?: Plugin[]
  /** Other documents than those that were built. */
  documents?: Documents
  /** Other assets than those that were built, by path. */
  assets?: Readonly<Record<string, string>>
  /** Further files of the app's origin. */
  serveMore?: (path: string) => Promise<string | Uint8Array | undefined>
}

export type Rig = {
  page: Page
  /** Another page with a runner of its own, in the same browser; `isCold`: with nothing in its cache. */
  newPage: (options?: { isCold?: boolean }) => Promise<Page>
  appOrigin: string
  /** Where the runner's documents are. */
  documentsUrl: string
  /** What has reached the app's server, with the cookies that came along. */
  appRequests: AppRequest[]
  run: (challenge: RunnableChallenge, files: readonly SourceFile[]) => Promise<RunnerEvent[]>
  preview: (
    challenge: RunnableChallenge,
    files: readonly SourceFile[],
    mayLoadFrom?: readonly string[],
  ) => Promise<RunnerEvent[]>
  close: () => Promise<void>
}

/**
 * A page that stands for the app, with a runner in it whose documents come, as built, from another origin.
 * The build must exist: see build-once.ts.
 */
export async function startRig({
  headers = {},
  hasBorder = true,
  isSecure = false,
  hostPlugins = [],
  documents,
  assets = {},
  serveMore = async () => undefined,
}: RigOptions = {}): Promise<Rig> {
  const hostScript = await bundleScript(join(import.meta.dirname, 'host-page.ts'), hostPlugins)
  const server = await serveRunner({
    directory: builtRunner,
    hostScript,
    headers,
    hasBorder,
    isSecure,
    documents,
    assets,
    serveMore,
  })
  const browser = await launchChromium()
  const newPage: Rig['newPage'] = async ({ isCold = false } = {}) => {
    const page = isCold ? await (await browser.newContext()).newPage() : await browser.newPage()
    if (!hasBorder) await page.addInitScript(openSandboxes)
    await page.goto(server.appOrigin)
    await page.evaluate((options) => globalThis.host.open(options), server.options)
    return page
  }
  const page = await newPage()
  server.appRequests.length = 0
  const files = (list: readonly SourceFile[]) => [...list]
  return {
    page,
    newPage,
    appOrigin: server.appOrigin,
    documentsUrl: server.options.documentsUrl,
    appRequests: server.appRequests,
    run: (challenge, list) =>
      page.evaluate(([what, sources]) => globalThis.host.run(what, sources), [
        challenge,
        files(list),
      ] as const),
    preview: (challenge, list, mayLoadFrom = []) =>
      page.evaluate(([what, sources, origins]) => globalThis.host.preview(what, sources, origins), [
        challenge,
        files(list),
        mayLoadFrom,
      ] as const),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

/** In the page: frames are made without their sandbox. */
function openSandboxes(): void {
  const element = Element.prototype
  // oxlint-disable-next-line unbound-method -- the proxy passes `this` on
  element.setAttribute = new Proxy(element.setAttribute, {
    apply: (set, target, [name, value]: [string, string]) =>
      name === 'sandbox' || name === 'allow' ? undefined : Reflect.apply(set, target, [name, value]),
  })
}

function launchChromium(): Promise<Browser> {
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((name) => name && existsSync(name))
  return chromium.launch({ ...(path ? { executablePath: path } : {}), args: chromiumArguments })
}
