import type { LaunchOptions } from '@playwright/test'
import { chromiumArguments } from './chromium-arguments.ts'

const wholeBrowser = process.env['CHROMIUM_PATH']
/** Journeys run in the headless shell where there is one: the same engine in two thirds of the time. */
const headlessShell = process.env['HEADLESS_SHELL_PATH'] ?? wholeBrowser

/** How journeys start their browser, with these arguments besides the usual ones. */
export function launchOptions(...args: string[]): LaunchOptions {
  return starting(headlessShell, args)
}

/** The same for a whole browser: only that keeps pages for the Back button and shows a page of its own for a failure. */
export function wholeBrowserOptions(): LaunchOptions {
  return starting(wholeBrowser, [])
}

function starting(executablePath: string | undefined, args: readonly string[]): LaunchOptions {
  return { ...(executablePath ? { executablePath } : {}), args: [...chromiumArguments, ...args] }
}
