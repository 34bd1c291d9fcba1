import type { getExamPaper, OkOf } from '@cairn/contract'

/** A paper, and when it was asked for and arrived, by this page's own clock, which nothing can set. */
export type Paper = OkOf<typeof getExamPaper> & { askedAt: number; arrivedAt: number }
