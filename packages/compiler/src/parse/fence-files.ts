import type { FileExtension } from '@cairn/contract'
import type { Code } from 'mdast'

const fileByLanguage: Readonly<Record<string, { name: string; ext: FileExtension }>> = {
  html: { name: 'index', ext: 'html' },
  css: { name: 'styles', ext: 'css' },
  js: { name: 'script', ext: 'js' },
  javascript: { name: 'script', ext: 'js' },
  py: { name: 'main', ext: 'py' },
  python: { name: 'main', ext: 'py' },
}

export const fenceLanguages = Object.keys(fileByLanguage)

export type FenceFile = { fileKey: string; name: string; ext: FileExtension; text: string; line: number }

/** One file a language; fences of the same language are joined. Undefined: no file is made of this language. */
export function fileOfFence(fence: Code): FenceFile | undefined {
  const file = fileByLanguage[fence.lang ?? '']
  if (!file) return undefined
  return { ...file, fileKey: file.name + file.ext, text: fence.value, line: fence.position?.start.line ?? 1 }
}

export function joinFiles(files: readonly FenceFile[]): FenceFile[] {
  const joined = new Map<string, FenceFile>()
  for (const file of files) {
    const before = joined.get(file.fileKey)
    joined.set(file.fileKey, before ? { ...before, text: `${before.text}\n${file.text}` } : file)
  }
  return [...joined.values()]
}
