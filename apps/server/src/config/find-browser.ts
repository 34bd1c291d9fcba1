import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ConfigError } from './config-error.ts'

const names = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** `BROWSER_PATH` of a school that runs no projects. */
const none = 'none'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The browser that runs submitted projects: the one that the operator names, or an installed one; undefined if there
 * is none.
 *
 * @throws ConfigError when the named one is not there
 */
export function findBrowser(browserPath: string | undefined, environment: Environment): string | undefined {
  if (browserPath === none) return undefined
  if (browserPath === undefined) return installedBrowsers(environment).find(isExecutable)
  if (isExecutable(browserPath)) return browserPath
  throw new ConfigError(
    `BROWSER_PATH=${browserPath} is not a program. Write the path of Chromium or Chrome, or ${none}.`,
  )
}

function installedBrowsers(environment: Environment): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...otherPlaces]
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
