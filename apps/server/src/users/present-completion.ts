import type { CompletedChallenge, CompletionOutline } from '@cairn/contract'
import type { CompletionRow } from './completion-store.ts'

/** A completion with all its code. */
export function toCompletedChallenge(row: CompletionRow): CompletedChallenge {
  return { ...withoutFiles(row), files: row.files ?? [] }
}

/** A completion that only says whether there is code. */
export function toCompletionOutline(
  row: Omit<CompletionRow, 'files'> & { has_files: boolean },
): CompletionOutline {
  return { ...withoutFiles(row), hasFiles: row.has_files }
}

function withoutFiles(row: Omit<CompletionRow, 'files'>) {
  return {
    id: row.challenge_id,
    completedDate: row.completed_ms,
    challengeType: row.challenge_type,
    ...(row.solution === null ? {} : { solution: row.solution }),
    ...(row.github_link === null ? {} : { githubLink: row.github_link }),
    ...(row.exam_results === null ? {} : { examResults: row.exam_results }),
  }
}
