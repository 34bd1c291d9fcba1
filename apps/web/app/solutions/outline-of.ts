import type { CompletedChallenge, CompletionOutline } from '@cairn/contract'

/** A completion without its files: only whether there is code. */
export function outlineOf({ files, ...completed }: CompletedChallenge): CompletionOutline {
  return { ...completed, hasFiles: files.length > 0 }
}
