import type { Challenge } from '@cairn/contract'

/**
 * Turns the names of recordings into the addresses at which the school serves them. Lessons of freeCodeCamp name files
 * of its own hosts, so a name without a file stays as it is, and is not played.
 */
export function serveRecordings<
  Lesson extends Pick<Challenge, 'scene' | 'questions' | 'quizzes' | 'speaking'>,
>(lesson: Lesson, sounds: ReadonlySet<string>): Lesson {
  if (sounds.size === 0) return lesson
  const { scene, questions, quizzes, speaking } = lesson
  const served = <Clip extends { filename: string }>(clip: Clip): Clip => ({
    ...clip,
    filename: addressOf(clip.filename, sounds) ?? clip.filename,
  })
  return {
    ...lesson,
    ...(scene?.setup.audio && {
      scene: { ...scene, setup: { ...scene.setup, audio: served(scene.setup.audio) } },
    }),
    ...(questions && {
      questions: questions.map((question) => ({
        ...question,
        answers: question.answers.map((answer) => ({
          ...answer,
          audioId: answer.audioId && (addressOf(`${answer.audioId}.mp3`, sounds) ?? answer.audioId),
        })),
      })),
    }),
    ...(quizzes && {
      quizzes: quizzes.map((quiz) => ({
        questions: quiz.questions.map((question) => ({
          ...question,
          audio: question.audio && { ...question.audio, audio: served(question.audio.audio) },
        })),
      })),
    }),
    ...(speaking?.audio && { speaking: { ...speaking, audio: served(speaking.audio) } }),
  }
}

/** Undefined if the folder `media` has no such sound. */
function addressOf(name: string, sounds: ReadonlySet<string>): string | undefined {
  if (!sounds.has(`media/${name}`)) return undefined
  return `/media/${name.split('/').map(encodeURIComponent).join('/')}`
}
