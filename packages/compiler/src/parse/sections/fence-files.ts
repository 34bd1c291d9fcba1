import type { FileExtension } from '@cairn/contract'
import type { Code } from 'mdast'
import { didYouMean } from '../../problems/did-you-mean.ts'
import type { Reading } from '../reading/reading.ts'
import { report } from '../reading/report.ts'
import { fencesOf, placeOf, type Section } from '../reading/section.ts'

/** File names by the language of the fence (docs/reference/lesson-format.md, “Seeds”). */
const fileByLanguage: Readonly<Record<string, { name: string; ext: FileExtension }>> = {
  html: { name: 'index', ext: 'html' },
  css: { name: 'styles', ext: 'css' },
  js: { name: 'script', ext: 'js' },
  javascript: { name: 'script', ext: 'js' },
  jsx: { name: 'index', ext: 'jsx' },
  ts: { name: 'index', ext: 'ts' },
  typescript: { name: 'index', ext: 'ts' },
  tsx: { name: 'index', ext: 'tsx' },
  py: { name: 'main', ext: 'py' },
  python: { name: 'main', ext: 'py' },
  json: { name: 'tsconfig', ext: 'json' },
  sql: { name: 'queries', ext: 'sql' },
  sh: { name: 'script', ext: 'sh' },
  bash: { name: 'script', ext: 'sh' },
}

export type FenceFile = { fileKey: string; name: string; ext: FileExtension; text: string; line: number }

/** The files of a section, one for each language; fences of the same language are joined with a line break. */
export function readFiles(reading: Reading, section: Section): FenceFile[] {
  const joined = new Map<string, FenceFile>()
  for (const fence of fencesOf(section)) {
    const file = toFile(fence)
    if (!file) {
      report(
        reading,
        placeOf(fence, section.place),
        `No file is made of a fence in \`${fence.lang ?? ''}\`.`,
        `Name the file’s language after the fence. ${didYouMean(fence.lang ?? '', Object.keys(fileByLanguage))}`,
        `\`\`\`${fence.lang ?? ''}`,
      )
      continue
    }
    const before = joined.get(file.fileKey)
    joined.set(file.fileKey, before ? { ...before, text: `${before.text}\n${file.text}` } : file)
  }
  return [...joined.values()]
}

function toFile(fence: Code): FenceFile | undefined {
  const language = fence.lang ?? ''
  const file = Object.hasOwn(fileByLanguage, language) ? fileByLanguage[language] : undefined
  if (!file) return undefined
  return { ...file, fileKey: file.name + file.ext, text: fence.value, line: fence.position?.start.line ?? 1 }
}
