const answer = (id: string, text: string) => ({ id: id.padEnd(10, '0'), answer: text })

/** A paper of four questions for an exam's lesson, as the file in `exams` that a curriculum would have. */
export function paperFor({ id, title }: { id: string; title: string }): string {
  const questions = [1, 2, 3, 4].map((number) => ({
    id: `question0${number}`,
    question: `Which stone is number ${number}?`,
    correctAnswers: [answer(`right${number}`, `Right stone ${number}`)],
    wrongAnswers: [1, 2, 3, 4].map((place) =>
      answer(`wrong${number}${place}`, `Wrong stone ${number}${place}`),
    ),
  }))
  return JSON.stringify({
    id,
    title,
    numberOfQuestionsInExam: questions.length,
    passingPercent: 70,
    prerequisites: [],
    questions,
  })
}
