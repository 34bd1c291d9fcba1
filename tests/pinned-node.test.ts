import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '..')

test('a school in a folder with spaces in its name goes on with the pinned Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'my school '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['pinned-node.mjs', 'project-root.mjs'])
    cpSync(join(projectRoot, 'ops', file), join(folder, 'ops', file))
  // Any Node but the one that runs this test.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { node: '0.0.0' } }))
  const pinned = process.platform === 'win32' ? 'node.exe' : 'node'
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin', pinned))
  writeFileSync(join(folder, 'ops/say.mjs'), 'console.log(process.argv[2])')
  writeFileSync(
    join(folder, 'ops/start.mjs'),
    `import { continueOnPinnedNode } from './pinned-node.mjs'\nawait continueOnPinnedNode('./say.mjs')`,
  )
  const said = execFileSync(process.execPath, [join(folder, 'ops/start.mjs'), 'Good morning'], {
    encoding: 'utf8',
  })
  expect(said).toBe('Good morning\n')
})
