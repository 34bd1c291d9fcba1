import { lessonHead } from './lesson-head.ts'

export const video = `${lessonHead(11, 'videoId: xyz123\n')}
# --question--

## --text--

What was shown?

## --answers--

Lighthouses

---

Submarines

## --video-solution--

2
`
