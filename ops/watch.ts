import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { watch } from 'chokidar'
import { acceptLessons, BuildError, curriculumDirectory, ensureBuilt } from './build.ts'
import { buildDirectory } from './build-directory.ts'
import { followLessons } from './follow-lessons.ts'
import { projectRoot } from './project-root.mjs'

const watched = ['packages', 'apps']
const compiledDirectory = join(buildDirectory, 'curriculum')
const ignored = /node_modules|\.react-router|\.test\.tsx?$|\.spec\.ts$/

/** Editors write a file in several steps; changes within this time count as one. */
const settleMs = 150

const changes = new EventTarget()
watch(watched, { cwd: projectRoot, ignored, ignoreInitial: true }).on('all', () => {
  changes.dispatchEvent(new Event('change'))
})

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([...running].map(stop)).then(() => process.exit()))
}

let lessons: Promise<unknown> | undefined

/** Serves the school, recompiles lessons as they are saved, and restarts everything after a change of code. */
while (true) {
  const changed = once(changes, 'change')
  if (await build()) {
    const server = serve()
    lessons ??= followLessons({
      directory: curriculumDirectory,
      outDirectory: compiledDirectory,
      print: console.log,
      onWritten: acceptLessons,
    })
    await changed
    await stop(server)
  } else {
    console.log('Waiting for a change…')
    await changed
  }
  await new Promise((resolve) => setTimeout(resolve, settleMs))
}

async function build(): Promise<boolean> {
  try {
    await ensureBuilt()
    return true
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    console.error(error.message)
    return false
  }
}

function serve(): ChildProcess {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, BUILD_DIR: buildDirectory, LIVE_AUTHORING: 'true' },
  })
  running.add(server)
  server.once('exit', () => running.delete(server))
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
