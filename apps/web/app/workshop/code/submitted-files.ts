import { limits, type SubmittedFile } from '@cairn/contract'
import type { Code } from './use-code.ts'

/** Files in the form that the API takes (docs/reference/workshop.md, “Submissions”). */
export function submittedFiles(files: Code['files']): SubmittedFile[] {
  return files.map(({ fileKey, name, ext, contents }) => ({
    contents,
    key: fileKey,
    ext,
    name,
    history: [`${name}.${ext}`],
  }))
}

/** The sizes to report when a project is too big (docs/reference/workshop.md, “Submissions”). */
export function oversizeOf(body: object): { 'max-size': number; 'user-size': number } | undefined {
  const size = new TextEncoder().encode(JSON.stringify(body)).byteLength
  return size > limits.maxPayloadBytes ? { 'max-size': limits.maxPayloadBytes, 'user-size': size } : undefined
}
