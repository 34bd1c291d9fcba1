import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { projectRoot } from './project-root.mjs'

execFileSync(process.execPath, [join(projectRoot, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: join(projectRoot, 'apps/web'),
  stdio: 'inherit',
})
await compressFolder(join(projectRoot, '.build/web/client'))
