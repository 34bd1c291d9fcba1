import type { LaunchOptions } from '@playwright/test'
import { chromiumArguments } from './chromium-arguments.ts'

/** Journeys run in the headless shell where there is one: the same engine in two thirds of the time. */
const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

/** How journeys start their browser, with these arguments besides the usual ones. */
export function launchOptions(...args: string[]): LaunchOptions {
  return { ...(executablePath ? { executablePath } : {}), args: [...chromiumArguments, ...args] }
}
