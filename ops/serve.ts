import { buildDirectory } from './build-directory.ts'
import { BuildError, ensureBuilt } from './build.ts'

try {
  await ensureBuilt()
  // The server resolves a relative folder from where it was started, the build from the project.
  process.env['BUILD_DIR'] = buildDirectory
  await import('../apps/server/src/main.ts')
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
