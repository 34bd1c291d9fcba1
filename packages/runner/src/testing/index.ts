export type { Page } from '@playwright/test'
export { type AppRequest } from './serve-runner.ts'
export { builtRunner, type Rig, type RigOptions, startRig } from './start-rig.ts'
export { printedBy, resultsOf, sampleChallenge, sampleFiles, statesOf } from './sample-challenge.ts'
