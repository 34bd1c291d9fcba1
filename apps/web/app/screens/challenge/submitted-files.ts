import { limits, type SubmittedFile } from '@cairn/contract'
import type { Code } from './use-code.ts'

/** Files in the form in which the server keeps them (behaviours.md §5). */
export function submittedFiles(files: Code['files']): SubmittedFile[] {
  return files.map(({ fileKey, name, ext, contents }) => ({
    contents,
    key: fileKey,
    ext,
    name,
    history: [`${name}.${ext}`],
  }))
}

/** The sizes to tell, when a project is too big to be run, saved or submitted (specification §5). */
export function oversizeOf(body: object): { 'max-size': number; 'user-size': number } | undefined {
  const size = new TextEncoder().encode(JSON.stringify(body)).byteLength
  return size > limits.maxPayloadBytes ? { 'max-size': limits.maxPayloadBytes, 'user-size': size } : undefined
}
