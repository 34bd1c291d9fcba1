import { parentPort, workerData } from 'node:worker_threads'
import { parseBatch } from './parse-lesson.ts'

const { root } = workerData as { root: string }

parentPort?.on('message', (files: readonly string[]) => {
  parentPort?.postMessage(parseBatch(root, files))
})
