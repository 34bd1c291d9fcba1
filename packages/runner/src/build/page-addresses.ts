import type { SourceFile } from '../runner.ts'
import { attributeOf, findTags } from './find-tags.ts'
import type { PageSettings } from './page.ts'

/** The address of every script and style sheet that the page loads. */
export function pageAddresses(files: readonly SourceFile[], { required = [] }: PageSettings): string[] {
  const tags = files.filter(({ ext }) => ext === 'html').flatMap(({ contents }) => findTags(contents))
  return [
    ...required.flatMap(({ src, link }) => src ?? link ?? []),
    ...tags.flatMap((tag) => attributeOf(tag, tag.name === 'link' ? 'href' : 'src')?.value ?? []),
  ]
}
