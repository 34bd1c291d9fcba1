import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { PictureDrawer, PictureRequest } from '@cairn/contract'

export type Drawing = { file: string; request: PictureRequest }

const { file, request } = workerData as Drawing
const { drawCertificate } = (await import(pathToFileURL(file).href)) as PictureDrawer
parentPort?.postMessage(await drawCertificate(request))
