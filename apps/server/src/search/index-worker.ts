import { parentPort, workerData } from 'node:worker_threads'
import { openCurriculum, type StageSwitches } from '#curriculum/open-curriculum.ts'
import { buildIndex } from './build-index.ts'

export type IndexedLessons = {
  /** The folder of one language of the compiled curriculum. */
  directory: string
  switches: StageSwitches
  /** Of the lessons (BCP 47). */
  language: string
}

const { directory, switches, language } = workerData as IndexedLessons
const search = await buildIndex(await openCurriculum(directory, switches), language)
parentPort?.on('message', (query: string) => parentPort?.postMessage(search(query)))
parentPort?.postMessage('ready')
