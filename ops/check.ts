import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checks } from './checks.ts'
import { projectRoot } from './project-root.mjs'

for (const { name, command } of checks) {
  const [script = '', ...args] = command
  console.log(`— ${name}`)
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'node_modules', script), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
