import { CurriculumCompiler, formatProblems, writeCompiled } from '@cairn/compiler'
import { watch } from 'chokidar'

/** Editors write a file in several steps; what follows within this time is one change. */
const settleMs = 20

type Following = {
  /** The lessons as authors write them. */
  directory: string
  /** Where the server reads them. */
  outDirectory: string
  print: (line: string) => void
  /** Called after each time the output was written. */
  onWritten?: () => void
}

/**
 * Compiles what has changed each time a lesson is saved; the server and open pages notice by themselves.
 * Resolves when it watches, with how to stop.
 */
export async function followLessons({
  directory,
  outDirectory,
  print,
  onWritten,
}: Following): Promise<() => Promise<void>> {
  const compiler = new CurriculumCompiler(directory, { outDirectory })
  const compile = async () => {
    try {
      const start = performance.now()
      const compiled = await compiler.compile()
      await writeCompiled(compiled, outDirectory)
      onWritten?.()
      const { problems } = compiled
      if (problems.length > 0) print(formatProblems(problems))
      print(`Lessons compiled in ${Math.round(performance.now() - start)} ms`)
    } catch (error) {
      // A file may be gone while it is read; the next event tells of it.
      print(String(error))
    }
  }
  await compile()
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(directory, { ignoreInitial: true })
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(compile)
    }, settleMs)
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return async () => {
    clearTimeout(timer)
    await watcher.close()
    await work
  }
}
