import type { Exam } from '@cairn/contract'

export type TopicCount = { topic: string; questions: number; easy: number; medium: number; hard: number }

/** How many questions each topic of an exam has, and how difficult their author judges them. */
export function countTopics({ questions }: Exam): TopicCount[] {
  const live = questions.filter(({ deprecated }) => deprecated !== true)
  return [...Map.groupBy(live, ({ topic = 'no topic' }) => topic)].map(([topic, group]) => {
    const judged = (wanted: string) => group.filter(({ difficulty }) => difficulty === wanted).length
    return {
      topic,
      questions: group.length,
      easy: judged('easy'),
      medium: judged('medium'),
      hard: judged('hard'),
    }
  })
}
