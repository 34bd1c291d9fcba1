import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CurriculumCompiler, formatProblems, writeCompiled } from '@cairn/compiler'
import { watch } from 'chokidar'
import { BuildError, curriculumDirectory, ensureBuilt } from './build.ts'
import { projectRoot } from './project-root.mjs'

const watched = ['packages', 'apps']
const ignored = /node_modules|\.react-router|\.test\.tsx?$|\.spec\.ts$/

/** Editors write a file in several steps; what follows within this time is one change. */
const settleMs = 150
const lessonSettleMs = 20

const changes = new EventTarget()
watch(watched, { cwd: projectRoot, ignored, ignoreInitial: true }).on('all', () => {
  changes.dispatchEvent(new Event('change'))
})

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([...running].map(stop)).then(() => process.exit()))
}

let lessons: Promise<void> | undefined

/** Serves; lessons are compiled as they are saved, and after a change of code everything starts again. */
while (true) {
  const changed = once(changes, 'change')
  if (await build()) {
    const server = serve()
    lessons ??= followLessons()
    await changed
    await stop(server)
  } else {
    console.log('Waiting for a change …')
    await changed
  }
  await new Promise((resolve) => setTimeout(resolve, settleMs))
}

/** Compiles what has changed each time a lesson is saved. The server and open pages notice by themselves. */
async function followLessons(): Promise<void> {
  const out = join(projectRoot, '.build/curriculum')
  const compiler = new CurriculumCompiler(curriculumDirectory, { outDirectory: out })
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const compile = async () => {
    try {
      const start = performance.now()
      const compiled = await compiler.compile()
      await writeCompiled(compiled, out)
      if (compiled.problems.length > 0) console.error(formatProblems(compiled.problems))
      console.log(`Lessons compiled in ${Math.round(performance.now() - start)} ms`)
    } catch (error) {
      // A file may be gone while it is read; the next event tells of it.
      console.error(error)
    }
  }
  await compiler.compile()
  watch(curriculumDirectory, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(compile)
    }, lessonSettleMs)
  })
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
    env: { ...process.env, LIVE_AUTHORING: 'true' },
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
