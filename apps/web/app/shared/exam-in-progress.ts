import { create } from 'zustand'

type ExamInProgress = {
  isInProgress: boolean
  /** The exam is given together with Microsoft, whose name the header shows as well. */
  isWithMicrosoft: boolean
}

/** During an exam the header has no ways out of it (docs/reference/camper-pages.md, “Frame”). */
export const useExamInProgress = create<ExamInProgress>(() => ({
  isInProgress: false,
  isWithMicrosoft: false,
}))

export function startExam(isWithMicrosoft: boolean): void {
  useExamInProgress.setState({ isInProgress: true, isWithMicrosoft })
}

export function stopExam(): void {
  useExamInProgress.setState({ isInProgress: false, isWithMicrosoft: false })
}
