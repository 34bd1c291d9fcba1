import type { Config } from '#config/config.ts'
import { findBrowser } from '#config/find-browser.ts'
import { StartError } from '#process/start-error.ts'

/** How a process has submitted projects run again (docs/configuration.md, “Projects are run again”). */
export type ProjectBrowser = {
  /** Whether the school runs projects again, in this process or in another. */
  isOn: boolean
  /** The browser of this process; undefined if another process has it. */
  path: string | undefined
}

/**
 * Of a process that answers requests. `mayKeep`: it is the one of several that may keep the browser.
 *
 * @throws ConfigError when the browser that the operator names is not there
 */
export function findOwnBrowser({ browserPath, worksInBackground }: Config, mayKeep: boolean): ProjectBrowser {
  // The browser is where `npm run worker` runs, and perhaps not on this machine.
  if (!worksInBackground) return { isOn: browserPath !== 'none', path: undefined }
  const path = findBrowser(browserPath, process.env)
  if (mayKeep && path === undefined) sayThatNothingIsRunAgain(browserPath)
  return { isOn: path !== undefined, path: mayKeep ? path : undefined }
}

/**
 * Of `npm run worker`, to which other processes may leave the projects.
 *
 * @throws StartError or ConfigError when the browser is not there, because their campers would wait forever
 */
export function findWorkerBrowser({ browserPath }: Config): ProjectBrowser {
  const path = findBrowser(browserPath, process.env)
  if (path === undefined && browserPath === undefined)
    throw new StartError(
      'There is no browser to run projects again. Install one, or set BROWSER_PATH=none for all processes of the school.',
    )
  return { isOn: path !== undefined, path }
}

function sayThatNothingIsRunAgain(browserPath: string | undefined): void {
  const reason = browserPath === undefined ? 'there is no browser' : `BROWSER_PATH is ${browserPath}`
  console.log(
    `Submitted projects are not run again: ${reason} (docs/configuration.md, “Projects are run again”).`,
  )
}
