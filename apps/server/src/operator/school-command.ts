import type { DonationConfig } from '#config/read-donations.ts'
import type { StorageConfig } from '#config/storage-config.ts'

/** What a command gets to know. */
export type CommandContext = {
  /** As it was typed, also where it is wrong. */
  environment: Readonly<Record<string, string | undefined>>
  storage: StorageConfig
  /** @throws ConfigError */
  readDonations: () => DonationConfig
  /** What `npm run build` has made. */
  buildDirectory: string
  now: () => Date
}

/** A command that the operator of a school runs in a terminal. */
export type SchoolCommand = {
  /** The words to type: one word, or a noun and a verb. */
  words: readonly string[]
  /** Names of the arguments, in capitals. */
  parameters: readonly string[]
  /** One more, which may be left out. */
  optional?: string
  /** Completes the words to a sentence in the list of commands. */
  meaning: string
  /** Returns what to print; throws a CommandError for what cannot be done. */
  run: (context: CommandContext, values: readonly string[]) => Promise<string>
}
