import { accessSync, constants, statSync } from 'node:fs'
import { browserApplications, browsers, headlessShells, pathsOf } from './browser-places.ts'
import { ConfigError } from './config-error.ts'

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
  return [...pathsOf([...headlessShells, ...browsers], environment['PATH']), ...browserApplications]
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
