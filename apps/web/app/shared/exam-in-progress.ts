import type { Partner } from '@cairn/contract'
import { create } from 'zustand'

type ExamInProgress = {
  isInProgress: boolean
  /** Gives the exam together with the school; the header shows both. */
  partner: Partner | undefined
}

/** During an exam the header has no ways out of it (docs/reference/camper-pages.md, “Frame”). */
export const useExamInProgress = create<ExamInProgress>(() => ({ isInProgress: false, partner: undefined }))

export function startExam(partner: Partner | undefined): void {
  useExamInProgress.setState({ isInProgress: true, partner })
}

export function stopExam(): void {
  useExamInProgress.setState({ isInProgress: false, partner: undefined })
}
