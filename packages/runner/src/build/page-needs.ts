import type { SourceFile } from '../runner.ts'
import { attributeOf, findTags } from './find-tags.ts'
import { type PageSettings, typedExtensions } from './page.ts'

/** The address of every script and style sheet that the page loads. */
export function pageAddresses(files: readonly SourceFile[], { required = [] }: PageSettings): string[] {
  const tags = files.filter(({ ext }) => ext === 'html').flatMap(({ contents }) => findTags(contents))
  return [
    ...required.flatMap(({ src, link }) => src ?? link ?? []),
    ...tags.flatMap((tag) => attributeOf(tag, tag.name === 'link' ? 'href' : 'src')?.value ?? []),
  ]
}

/** Whether anything has to be compiled to JavaScript first. */
export function needsTranspile(files: readonly SourceFile[]): boolean {
  return files.some(
    ({ ext, contents }) =>
      ext === 'jsx' || typedExtensions.has(ext) || (ext === 'html' && /text\/babel/i.test(contents)),
  )
}

/** Whether any style sheet has to be compiled to CSS first. */
export function needsSass(files: readonly SourceFile[]): boolean {
  return files.some(({ ext, contents }) => ext === 'html' && /text\/scss/i.test(contents))
}
