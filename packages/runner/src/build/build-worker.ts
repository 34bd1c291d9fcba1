import type { BuildAnswer, BuildRequest, Outcome } from './build-job.ts'
import { build } from './build.ts'
import { createBuildTools } from './build-tools.ts'
import { prepareTests } from './prepare-test.ts'

/** The compilers' thread keeps the page responsive, and a style sheet that never ends can be stopped. */
const tools = createBuildTools()

addEventListener('message', (event: MessageEvent<BuildRequest>) => void answer(event.data))

async function answer(request: BuildRequest): Promise<void> {
  const { id } = request
  const say = (message: BuildAnswer) => postMessage(message)
  try {
    const work = await readied(request)
    say({ id, type: 'started' })
    say({ id, type: 'done', outcome: work() })
  } catch (error) {
    say({ id, type: 'failed', message: String(error) })
  }
}

/** The task itself, once its tools are loaded. */
async function readied(request: BuildRequest): Promise<() => Outcome> {
  if (request.type === 'prepare-tests') return () => prepareTests(request.tests, request.hooks)
  if (request.type !== 'build') {
    const { type, files } = request
    const { check, read } = await tools.typeChecker()
    if (type === 'read-types') read(files)
    return () => ({ text: '', libraries: [], problems: type === 'check-types' ? check(files) : [] })
  }
  const { job } = request
  const fetched = await tools.toolsFor(job.files, job.settings)
  return () => build(job, fetched)
}
