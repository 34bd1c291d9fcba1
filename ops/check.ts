import { runChecks } from './run-checks.ts'

const results = await runChecks()
if (results.some(({ isGood }) => !isGood)) process.exitCode = 1
