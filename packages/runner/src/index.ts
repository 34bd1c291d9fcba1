export { createRunner } from './outside/create-runner.ts'
export type {
  BlockedNavigation,
  BuildProblem,
  ConsoleLevel,
  ConsolePart,
  PreviewOptions,
  RunnableChallenge,
  Runner,
  RunnerEvent,
  RunnerFailure,
  RunnerOptions,
  RunOptions,
  ScriptReport,
  SourceFile,
  StatementReport,
  TestResult,
} from './runner.ts'
