import { lessonHead } from './lesson-head.ts'
import { scene } from './scene.ts'

export const fillInTheBlank = `${lessonHead(22, 'lang: en-US\ninputType: pinyin-tone\n')}
# --instructions--

Complete Sophie's sentence.

# --fillInTheBlank--

## --sentence--

\`Where BLANK the ferry BLANK?\`

## --blanks--

\`does\`

### --feedback--

An auxiliary verb is missing.

---

\`leave\`

# --scene--

${scene}
`
