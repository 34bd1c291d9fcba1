export { createRunner } from './outside/create-runner.ts'
export type {
  BuildProblem,
  ConsoleLevel,
  PreviewOptions,
  RunnableChallenge,
  Runner,
  RunnerEvent,
  RunnerFailure,
  RunnerOptions,
  RunOptions,
  SourceFile,
  TestResult,
} from './runner.ts'
