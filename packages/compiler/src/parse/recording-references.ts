import type { Challenge } from '@cairn/contract'
import type { MediaReference } from './media-references.ts'

type Heard = Pick<Challenge, 'scene' | 'questions' | 'quizzes' | 'speaking'>

/** Recordings that a lesson names by their address in the folder `media`; other names may be those of other hosts. */
export function recordingReferences(file: string, text: string, lesson: Heard): MediaReference[] {
  const addresses = new Set(recordingsOf(lesson).filter((name) => name.startsWith('/media/')))
  return [...addresses].map((address) => {
    const before = text.slice(0, Math.max(0, text.indexOf(address))).split('\n')
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, address }
  })
}

function recordingsOf({ scene, questions = [], quizzes = [], speaking }: Heard): string[] {
  const names = [
    scene?.setup.audio?.filename,
    ...questions.flatMap(({ answers }) => answers.map(({ audioId }) => audioId)),
    ...quizzes.flatMap((quiz) => quiz.questions.map(({ audio }) => audio?.audio.filename)),
    speaking?.audio?.filename,
  ]
  return names.filter((name) => typeof name === 'string')
}
