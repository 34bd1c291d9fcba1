import { type Browser, chromium } from 'playwright-core'

const chromiumArguments = [
  // No host has an address, numeric ones included: what runs here is answered by this process, or not at all.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // The whole browser and the one without windows each know one of the two.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // Of the heap of each thread. What ArrayBuffers and WebAssembly take, and so Python, is not counted here
  // (watch-memory.ts).
  '--js-flags=--max-old-space-size=512',
]

/** What Playwright says where the system allows no sandbox. */
const noSandbox = 'Chromium sandboxing failed'

export type OpenedBrowser = { browser: Browser; isSandboxed: boolean }

/**
 * Starts the browser in Chromium’s own sandbox where the system allows that, which containers and the account `root`
 * often do not.
 *
 * @throws when it does not start either way
 */
export async function openBrowser(executablePath: string): Promise<OpenedBrowser> {
  const launch = (isSandboxed: boolean) =>
    chromium.launch({
      executablePath,
      chromiumSandbox: isSandboxed,
      args: chromiumArguments,
      // See main.ts.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
  try {
    return { browser: await launch(true), isSandboxed: true }
  } catch (error) {
    // Anything else, such as a machine that is too busy, is no reason to do without it.
    if (!String(error).includes(noSandbox)) throw error
    return { browser: await launch(false), isSandboxed: false }
  }
}
