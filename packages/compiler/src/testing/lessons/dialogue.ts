import { lessonHead } from './lesson-head.ts'
import { scene } from './scene.ts'

export const dialogue = `${lessonHead(21, 'lang: en-US\n')}
# --description--

Watch Sophie asking politely.

# --scene--

${scene}

# --assignment--

Watch the conversation.

---

Repeat it aloud.
`
