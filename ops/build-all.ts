import { BuildError, ensureBuilt } from './build.ts'

try {
  await ensureBuilt()
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
