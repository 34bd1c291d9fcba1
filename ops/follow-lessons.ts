import { CurriculumCompiler, formatProblems, writeCompiled } from '@cairn/compiler'
import { watch } from 'chokidar'

/** Editors write a file in several steps; changes within this time count as one. */
const settleMs = 20

type Following = {
  /** The lessons as authors write them. */
  directory: string
  /** The folder that the server reads. */
  outDirectory: string
  print: (line: string) => void
  /** Called each time the output has been written. */
  onWritten?: () => void
}

/**
 * Recompiles changed lessons each time one is saved; the server and open pages notice by themselves. Resolves with a
 * function that stops it, once it is watching.
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
      // A file may disappear while it is read; another event follows.
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
