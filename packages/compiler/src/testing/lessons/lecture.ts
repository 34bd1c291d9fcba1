import { lessonHead } from './lesson-head.ts'

export const lecture = `${lessonHead(24, 'videoId: abc_DEF-1\nbilibiliIds:\n  aid: 1\n  bvid: BV1\n  cid: 2\n')}
# --interactive--

Variables remember values; write \`:root\` and ::before freely.

:::interactive_editor

\`\`\`js
const lighthouse = 42;
\`\`\`

\`\`\`css
body { color: crimson }
\`\`\`

:::

Afterwards they can change.

# --transcript--

0:15 Welcome aboard everyone.

# --notes--

Bring binoculars tomorrow.

# --assignment--

Read the chapter.

# --speaking-section--

## --sentence--

\`Welcome aboard, everyone.\`

## --speaking-audio--

\`\`\`json
{ "filename": "aboard.mp3", "startTimestamp": 3 }
\`\`\`
`
