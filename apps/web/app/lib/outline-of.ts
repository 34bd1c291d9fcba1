import type { CompletedChallenge, CompletionOutline } from '@cairn/contract'

/** A completion that only says whether there is code. */
export function outlineOf({ files, ...completed }: CompletedChallenge): CompletionOutline {
  return { ...completed, hasFiles: files.length > 0 }
}
