import { parentPort, workerData } from 'node:worker_threads'
import { parseLesson } from './parse-lesson.ts'

const { root } = workerData as { root: string }

parentPort?.on('message', (files: readonly string[]) => {
  parentPort?.postMessage(files.map((file) => parseLesson(root, file)))
})
