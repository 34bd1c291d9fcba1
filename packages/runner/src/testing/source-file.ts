import type { SourceFile } from '../runner.ts'

/** A file of a learner, with a name such as `index.html`. */
export function file(fileName: string, contents: string): SourceFile {
  const [name = '', ext = 'html'] = fileName.split('.')
  return { fileKey: name + ext, name, ext: ext as SourceFile['ext'], contents, editableContents: '' }
}
