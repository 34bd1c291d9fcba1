import { isLanguage } from '@cairn/contract'
import type { SuperBlock } from './super-block.ts'

/**
 * The courses that are offered in a language: those whose translation has been read.
 *
 * @throws Error for a name that is no language; existing tools know its message
 */
export function offeredIn<Course extends Pick<SuperBlock, 'notAuditedIn'>>(
  language: string,
  superBlocks: readonly Course[],
): Course[] {
  if (!isLanguage(language)) throw new Error(`'${language}' key not found in 'notAuditedSuperBlocks'`)
  return superBlocks.filter(({ notAuditedIn }) => !notAuditedIn.includes(language))
}
