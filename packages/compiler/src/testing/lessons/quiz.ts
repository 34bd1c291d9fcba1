import { lessonHead } from './lesson-head.ts'

export const quiz = `${lessonHead(8)}
# --description--

Answer everything about knots.

# --quizzes--

## --quiz--

### --question--

#### --text--

What holds best?

#### --distractors--

A granny knot

---

A slipknot

---

A tangle

#### --answer--

A bowline

#### --audio--

\`\`\`json
{
  "audio": { "filename": "knots.mp3", "startTimestamp": 1.5, "finishTimestamp": 4 },
  "transcript": [{ "character": "Maria", "text": "Tie carefully" }]
}
\`\`\`
`
