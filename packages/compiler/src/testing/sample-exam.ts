/** An exam of one question; more wrong answers, or another id for the right one, make it invalid. */
export function sampleExam(more: object, wrong = 4, lastId = 'aaaaaaaaa9', question = 'Why?'): object {
  const answer = (id: string, text: string) => ({ id, answer: text })
  return {
    id: '65f0c0ffee0123456789abcf',
    title: 'An exam',
    numberOfQuestionsInExam: 1,
    passingPercent: 70,
    prerequisites: [],
    questions: [
      {
        id: 'qqqqqqqqq1',
        question,
        wrongAnswers: Array.from({ length: wrong }, (_empty, index) =>
          answer(`aaaaaaaaa${index}`, 'Because.'),
        ),
        correctAnswers: [answer(lastId, 'The right answer.')],
      },
    ],
    ...more,
  }
}
