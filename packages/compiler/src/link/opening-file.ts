import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import { isPlaceholder } from './is-placeholder.ts'

/**
 * The key of the file in which the work of a lesson begins: the first one that its solution changes. Undefined where
 * that is the first file of all, or where an editable region says it.
 */
export function openingFile({
  files,
  solutions,
}: Pick<ParsedChallenge, 'files' | 'solutions'>): string | undefined {
  const solution = solutions.find((solved) => !isPlaceholder(solved))
  if (!solution || files.some(({ editableRegionBoundaries }) => editableRegionBoundaries.length > 0))
    return undefined
  const isChanged = ({ fileKey, contents }: (typeof files)[number]) =>
    solution.some((solved) => solved.fileKey === fileKey && solved.contents.trim() !== contents.trim())
  const first = files.find(isChanged)
  return first === files[0] ? undefined : first?.fileKey
}
