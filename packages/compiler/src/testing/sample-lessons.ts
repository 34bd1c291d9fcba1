import { dialogue } from './lessons/dialogue.ts'
import { fillInTheBlank } from './lessons/fill-in-the-blank.ts'
import { lecture } from './lessons/lecture.ts'
import { commands } from './lessons/commands.ts'
import { queries } from './lessons/queries.ts'
import { questions } from './lessons/questions.ts'
import { quiz } from './lessons/quiz.ts'
import { video } from './lessons/video.ts'
import { withHooks } from './lessons/with-hooks.ts'
import { sampleChallenge } from './sample-challenge.ts'

/** One lesson of each shape that the format has, with words that occur nowhere else. */
export const sampleLessons = {
  page: sampleChallenge,
  questions,
  quiz,
  fillInTheBlank,
  dialogue,
  lecture,
  video,
  withHooks,
  commands,
  queries,
} as const
