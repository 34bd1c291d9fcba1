import { projectLessons } from './project-lessons.ts'
import { quizLessons } from './quiz-lessons.ts'
import { blockFile, courseFile } from './lesson-files.ts'

const front = (name: string, type: number): string =>
  `---\nid: ${questionIds[name] ?? ''}\ntitle: ${name}\nchallengeType: ${type}\ndashedName: ${name.toLowerCase()}\n---`

/** Ids of the lessons with questions, by title. */
export const questionIds: Readonly<Record<string, string>> = {
  Choice: '65f0c0ffee0123456789a001',
  Blank: '65f0c0ffee0123456789a002',
}

/** Lessons that can be done without scripts: a choice, a blank, a quiz and projects, and one that cannot. */
export const formLessons: Readonly<Record<string, string>> = {
  ...quizLessons,
  ...projectLessons,
  ...courseFile('Stones', ['questions', 'stones-quiz', 'stones']),
  ...blockFile({
    name: 'Questions',
    helpCategory: 'HTML-CSS',
    lessons: Object.entries(questionIds).map(([title, id]) => ({ id, title })),
  }),
  'blocks/questions/choice.md': `${front('Choice', 19)}

# --description--

A cairn is a pile of stones.

# --questions--

## --text--

What is it made of?

## --answers--

Stones

---

Wood

### --feedback--

Wood would rot.

## --video-solution--

1

# --assignment--

Pile three stones.
`,
  'blocks/questions/blank.md': `${front('Blank', 22)}

# --instructions--

Complete the sentence.

# --fillInTheBlank--

## --sentence--

\`The stones BLANK here.\`

## --blanks--

\`are\`

### --feedback--

Many stones, so the verb is plural.
`,
}
