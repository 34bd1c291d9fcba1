import type { Challenge, FileExtension } from '@cairn/contract'

export type RunnerOptions = {
  /** Address of the built documents, ending in `/`; its origin is never the app's. */
  documentsUrl: string
  /** Path on the app's own origin of the files that the app fetches and hands over (Python, PostgreSQL, the shell). */
  assetsPath: string
}

export type RunnableChallenge = Pick<
  Challenge,
  | 'id'
  | 'challengeType'
  | 'environment'
  | 'tests'
  | 'hooks'
  | 'disableLoopProtectTests'
  | 'disableLoopProtectPreview'
  | 'required'
  | 'template'
>

/** One file as the learner currently has it. */
export type SourceFile = {
  fileKey: string
  name: string
  ext: FileExtension
  contents: string
  /** Text between the region's boundaries; empty when the whole file is editable. */
  editableContents: string
  /** Code around the learner's own, which runs but is not shown. */
  head?: string | undefined
  tail?: string | undefined
}

/** A mistake in the learner's text. Line and column from 1, in the learner's own file. */
export type BuildProblem = {
  fileKey: string
  line: number
  column: number
  message: string
  /** PostgreSQL has stopped there; otherwise the text cannot be read. */
  isFromDatabase?: boolean
}

export type TestResult =
  | { state: 'passed' }
  | {
      state: 'failed'
      kind: 'assertion' | 'error' | 'syntax-error' | 'indentation-error'
      /** What the assertion or the error said; the hint is the caller's. */
      message: string
      expected?: string | undefined
      actual?: string | undefined
    }
  | { state: 'timed-out' }
  /** The loop guard ended a loop: neither a pass nor a plain failure. */
  | { state: 'stopped'; line: number | null }

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug'

/** A value as printed in the sandbox: bounded, and free of anything live. One with parts can be opened. */
export type ConsoleValue = string | { text: string; entries: readonly ConsoleEntry[] }

/** A printed value, or what a statement or a script did that tells more than its text. */
export type ConsolePart = ConsoleValue | StatementReport | ScriptReport

/** What a statement of SQL did. Line and column from 1, in the learner's own file. */
export type StatementReport =
  /** Of the `count` rows that were read, the first are here. `hasMore`: there are more than were read. */
  | { kind: 'rows'; line: number; columns: string[]; rows: Cell[][]; count: number; hasMore: boolean }
  | { kind: 'changed'; line: number; command: string; count: number }
  | { kind: 'done'; line: number; command: string }
  | { kind: 'notice'; line: number; message: string }
  /** PostgreSQL's own words. Without a place it is in the lesson's own tables. */
  | {
      kind: 'error'
      place: { line: number; column: number } | null
      message: string
      detail?: string | undefined
      hint?: string | undefined
    }
  /** The program has ended without COMMIT. */
  | { kind: 'open-transaction' }
  /** There are more statements than are reported. */
  | { kind: 'rest-hidden' }

/** A value as PostgreSQL prints it; null for NULL. */
export type Cell = string | null

/** What a script of a shell has left behind, or why it did not run. */
export type ScriptReport =
  /** The files and folders in the home folder, in order. `hasMore`: there are more than these. */
  | { kind: 'files'; entries: FileEntry[]; hasMore: boolean }
  /** It did not end with 0. */
  | { kind: 'exit-status'; status: number }
  | { kind: 'script-error'; place: { line: number; column: number }; message: string }
  | { kind: 'setup-error'; message: string }

/** `path`: from the home folder. `isNew`: the lesson did not have it, or not with this content. */
export type FileEntry = { path: string; isFolder: boolean; isNew: boolean }

export type ConsoleEntry = { name: string; part: ConsoleValue }

export type RunnerEvent =
  /** Download of a runtime, first time only. */
  | { type: 'loading'; loadedBytes: number; totalBytes: number }
  /** Problems do not end a test run: tests of the text are still meaningful. */
  | { type: 'built'; problems: readonly BuildProblem[] }
  | { type: 'console'; level: ConsoleLevel; parts: readonly ConsolePart[] }
  /** The program waits for a line: `runner.answer` gives it. Only a preview asks. */
  | { type: 'ask'; prompt: string }
  /** The program has been restarted with the answer, and prints again what it printed before. */
  | { type: 'restarted' }
  /** The page wants something from another origin, which `mayLoadFrom` can allow. Previews only. */
  | { type: 'withheld'; origin: string }
  /** The page wanted to go elsewhere, which a preview does not do. */
  | { type: 'blocked'; navigation: BlockedNavigation }
  | { type: 'test'; index: number; result: TestResult }
  | { type: 'done'; results: TestResult[] }
  | { type: 'failed'; cause: RunnerFailure }

/** A link or a form of a previewed page, and its address as the page has it. */
export type BlockedNavigation = { by: 'link' | 'form'; address: string }

export type RunnerFailure =
  /** Preview only: not finished within its limit; perhaps an endless loop. */
  | { kind: 'preview-timeout'; limitMs: number }
  /** The guard stopped a loop during a preview. */
  | { kind: 'loop-stopped'; line: number | null }
  /**
   * A preview was closed because it went to another address, sent the app more messages than it can hear, kept taking
   * the focus, or kept adding to the tab's history.
   */
  | { kind: 'page-closed' }
  /** The runner's documents could not be loaded or did not answer. */
  | { kind: 'unavailable' }
  /** The program imports packages that this school does not have (docs/configuration.md, “Python packages”). */
  | { kind: 'packages-missing'; packages: readonly string[] }
  /** The sandbox broke its own rules (forged or missing results): nothing of this run counts. */
  | { kind: 'untrusted' }

export type RunOptions = { signal: AbortSignal; onEvent: (event: RunnerEvent) => void }

export type PreviewOptions = RunOptions & {
  /**
   * Where the page is shown; ignored by types without a page. It gets the focus when the viewer leaves the page by
   * pressing Escape twice, if it can be focused, and is marked with `data-entered` while the page has the focus.
   */
  host: HTMLElement
  /** Accessible name of the frame. */
  title: string
  /** Origins from which a page may load images, fonts, styles and media; never the app's own. None by default. */
  mayLoadFrom?: readonly string[]
}

/** Turns learner code into results. The caller renders events and knows nothing of frames or workers. */
export type Runner = {
  /**
   * Prepares, while the camper reads, what the first run of this challenge needs: a frame or worker, the compilers, and
   * the libraries that these files begin with.
   */
  prepare: (challenge: RunnableChallenge, files: readonly SourceFile[]) => void
  /** Runs all tests in order. Settles after `done`, `failed` or an abort; never rejects. */
  run: (challenge: RunnableChallenge, files: readonly SourceFile[], options: RunOptions) => Promise<void>
  /** Runs all tests on a program of the learner's that answers at an address; the same events as of `run`. */
  runAt: (challenge: RunnableChallenge, address: string, options: RunOptions) => Promise<void>
  /**
   * Runs the tests before the camper asks, and withholds the events: a `run` of the same code gets them at
   * once. Settles when that run is over; another call replaces it. Challenges whose tests take long are skipped.
   */
  runSpeculatively: (challenge: RunnableChallenge, files: readonly SourceFile[]) => Promise<void>
  /**
   * Shows the learner's page (HTML), or runs the program once for its output (JavaScript, Python, SQL, a script of a shell).
   * Settles when it has loaded or ended; a page that has loaded stays until the next one has.
   */
  preview: (
    challenge: RunnableChallenge,
    files: readonly SourceFile[],
    options: PreviewOptions,
  ) => Promise<void>
  /** Answers what the program of the preview has asked for; without a question it does nothing. */
  answer: (line: string) => void
  dispose: () => void
}
