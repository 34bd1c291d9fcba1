import { delimiter, join } from 'node:path'

/** Chromium's engine without the browser around it. */
export const headlessShells = ['chrome-headless-shell', 'chromium-headless-shell'] as const

export const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
] as const

/** Where systems that do not list programs in `PATH` install a browser. */
export const browserApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
] as const

/** The paths at which programs with these names may be; those of the first name come first. */
export function pathsOf(names: readonly string[], path = ''): string[] {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}
