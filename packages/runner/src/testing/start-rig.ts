import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Plugin } from 'vite'
import type { Documents } from '../documents/build-documents.ts'
import { bundleScript } from '../documents/bundle-script.ts'
import type { RunnableChallenge, RunnerEvent, SourceFile } from '../runner.ts'
import { patientLimits } from './patient-limits.ts'
import { type AppRequest, serveRunner } from './serve-runner.ts'
import './host-page.ts'

/** The folder of the built runner, shared by `npm start` and the tests. */
export const builtRunner = join(import.meta.dirname, '../../../../.build/runner')

const chromiumArguments = [
  '--no-sandbox',
  // All other hosts are unreachable at once: a verdict must not depend on the network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Ours are self-signed.
  '--ignore-certificate-errors',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type RigOptions = {
  /** Headers of the runner's documents to change, or to omit (`null`): this switches a protection off. */
  headers?: Readonly<Record<string, string | null>>
  /** False: the documents come from the app's own origin, without anything that separates them from it. */
  hasBorder?: boolean
  /** True: in a whole browser, which shares its processes as learners’ do; otherwise in its headless shell, if any. */
  isWholeBrowser?: boolean
  /** True: everything over TLS, as on the internet; only then the effects of `https:` in a policy show. */
  isSecure?: boolean
  /** True: the limits of time are the product's. Otherwise see patient-limits.ts. */
  hasRealLimits?: boolean
  /** Changes to the page that stands for the app. */
  hostPlugins?: Plugin[]
  /** Documents to use instead of the built ones. */
  documents?: Documents
  /** Assets to use instead of the built ones, by path. */
  assets?: Readonly<Record<string, string>>
  /** Additional files of the app's origin. */
  serveMore?: (path: string) => Promise<string | Uint8Array | undefined>
}

const usualSettings = {
  headers: {},
  hasBorder: true,
  isSecure: false,
  documents: undefined,
  assets: {},
  serveMore: async () => undefined,
}

export type Rig = {
  page: Page
  /** Another page with its own runner, in the same browser; `isCold`: with an empty cache. */
  newPage: (options?: { isCold?: boolean }) => Promise<Page>
  appOrigin: string
  /** The address of the runner's documents. */
  documentsUrl: string
  /** Requests that reached the app's server, with their cookies. */
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
 * A page that stands for the app, with a runner whose documents come, as built, from another origin. Requires the
 * build: see build-once.ts.
 */
export async function startRig({
  hasRealLimits = false,
  hostPlugins = [],
  isWholeBrowser = false,
  ...changes
}: RigOptions = {}): Promise<Rig> {
  const plugins = hasRealLimits ? hostPlugins : [patientLimits, ...hostPlugins]
  const isUsual = !hasRealLimits && hostPlugins.length === 0
  const hostScript = await (isUsual ? (usualHost ??= bundleHost(plugins)) : bundleHost(plugins))
  const settings = { ...usualSettings, ...changes }
  const server = await serveRunner({ ...settings, directory: builtRunner, hostScript })
  const browser = await launchChromium(isWholeBrowser)
  const newPage: Rig['newPage'] = async ({ isCold = false } = {}) => {
    const page = isCold ? await (await browser.newContext()).newPage() : await browser.newPage()
    if (!settings.hasBorder) await page.addInitScript(openSandboxes)
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

/** The same for nearly all tests, and takes longer to bundle than most of them run. */
let usualHost: Promise<string> | undefined

function bundleHost(plugins: Plugin[]): Promise<string> {
  return bundleScript(join(import.meta.dirname, 'host-page.ts'), plugins)
}

/** Runs in the page: frames are created without their sandbox. */
function openSandboxes(): void {
  const element = Element.prototype
  // oxlint-disable-next-line unbound-method -- the proxy passes `this` on
  element.setAttribute = new Proxy(element.setAttribute, {
    apply: (set, target, [name, value]: [string, string]) =>
      name === 'sandbox' || name === 'allow' ? undefined : Reflect.apply(set, target, [name, value]),
  })
}

function launchChromium(isWhole: boolean): Promise<Browser> {
  const shell = isWhole ? undefined : process.env['HEADLESS_SHELL_PATH']
  const candidates = [shell, process.env['CHROMIUM_PATH'], '/usr/bin/chromium']
  const path = candidates.find((name) => name && existsSync(name))
  return chromium.launch({ ...(path ? { executablePath: path } : {}), args: chromiumArguments })
}
