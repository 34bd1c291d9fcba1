import type { SourceFile } from '../runner.ts'
import { attributeOf, findTags } from './find-tags.ts'
import { type PageSettings, typedExtensions } from './page.ts'

/** Every address of a script or a sheet that the page asks for. */
export function pageAddresses(files: readonly SourceFile[], { required = [] }: PageSettings): string[] {
  const tags = files.filter(({ ext }) => ext === 'html').flatMap(({ contents }) => findTags(contents))
  return [
    ...required.flatMap(({ src, link }) => src ?? link ?? []),
    ...tags.flatMap((tag) => attributeOf(tag, tag.name === 'link' ? 'href' : 'src')?.value ?? []),
  ]
}

/** Whether something has to become JavaScript first. */
export function needsTranspile(files: readonly SourceFile[]): boolean {
  return files.some(
    ({ ext, contents }) =>
      ext === 'jsx' || typedExtensions.has(ext) || (ext === 'html' && /text\/babel/i.test(contents)),
  )
}

/** Whether a sheet has to become CSS first. */
export function needsSass(files: readonly SourceFile[]): boolean {
  return files.some(({ ext, contents }) => ext === 'html' && /text\/scss/i.test(contents))
}
