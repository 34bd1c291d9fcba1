/** What is known about the questions of exams and not about campers (decision 72). */
export type ExamTables = {
  exam_items: {
    exam_id: string
    question_id: string
    answered: number
    answered_right: number
    rest_sum: number
    rest_squares: number
    rest_sum_of_right: number
  }
}
