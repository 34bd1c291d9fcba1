import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildDirectory } from './build-directory.ts'
import { compressFolder } from './compress.ts'
import { projectRoot } from './project-root.mjs'

const run = (tool: string, ...options: string[]) =>
  execFileSync(process.execPath, [join(projectRoot, 'node_modules', tool), 'build', ...options], {
    cwd: join(projectRoot, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, BUILD_DIR: buildDirectory },
  })

run('@react-router/dev/bin.cjs')
run('vite/bin/vite.js', '--config', 'vite.pictures.config.ts')
await compressFolder(join(buildDirectory, 'web/client'))
