import { z } from '@cairn/contract'

const Settings = z.object({
  /** The executable of the browser. */
  browserPath: z.string(),
  /** The folder of the built runner. */
  runnerDirectory: z.string(),
  /** The Python packages that the operator has fetched. */
  pythonPackagesDirectory: z.string(),
  /** What the browser and this process may take together. */
  mostMemoryBytes: z.number(),
})
export type Settings = z.infer<typeof Settings>

/**
 * What the server starts this process with.
 *
 * @throws when something is missing
 */
export function readSettings([argument = '']: readonly string[]): Settings {
  return Settings.parse(JSON.parse(argument))
}
