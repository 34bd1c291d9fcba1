import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildDirectory } from './build-directory.ts'
import { compressFolder } from './compress.ts'
import { projectRoot } from './project-root.mjs'

execFileSync(process.execPath, [join(projectRoot, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: join(projectRoot, 'apps/web'),
  stdio: 'inherit',
  env: { ...process.env, BUILD_DIR: buildDirectory },
})
await compressFolder(join(buildDirectory, 'web/client'))
