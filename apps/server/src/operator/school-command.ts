import type { StorageConfig } from '#config.ts'

type CommandContext = { storage: StorageConfig; now: () => Date }

/** Something that the person who runs a school asks of it on a terminal. */
export type SchoolCommand = {
  /** What is typed: one word, or a noun and a verb. */
  words: readonly string[]
  /** Names of the values that follow, in capitals. */
  parameters: readonly string[]
  /** Goes on from the words in a list of commands. */
  meaning: string
  /** Gives what to print; throws a CommandError for what cannot be done. */
  run: (context: CommandContext, values: readonly string[]) => Promise<string>
}
