import { z } from '@cairn/contract'
import { AnswerTooLong, readBounded } from '#http/read-bounded.ts'
import { isStorable } from '#http/storable-text.ts'

/** What we request from Microsoft Learn; undefined if an answer cannot be read. */
export type MicrosoftLearn = {
  /** Null: the transcript exists, but names no user. */
  findUsername: (transcriptId: string) => Promise<string | null | undefined>
  findUserId: (username: string) => Promise<string | undefined>
  listTrophies: (userId: string) => Promise<{ address: string; typeIds: readonly string[] } | undefined>
}

const patienceMs = 5000
/** Ample for thousands of achievements. */
const maxAnswerBytes = 4 * 1024 * 1024

const expectedFailures = [TypeError, SyntaxError, DOMException, AnswerTooLong]

/** As long as what identifies an account elsewhere. */
const maxNameLength = 255

const UserName = z.string().check(z.maxLength(maxNameLength), z.refine(isStorable))
const Transcript = z.object({ userName: z.optional(UserName) })
const Profile = z.object({ userId: z.string() })
const Achievements = z.object({ achievements: z.array(z.object({ typeId: z.string() })) })

/**
 * The public API of Microsoft Learn; answers are accepted only in the known form
 * (docs/reference/api.md, “Trophies”).
 */
export function openMicrosoftLearn(apiUrl: string): MicrosoftLearn {
  const read = async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | undefined> => {
    try {
      const response = await fetch(apiUrl + path, {
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      })
      if (!response.ok) return undefined
      const text = (await readBounded(response, maxAnswerBytes)).toString()
      const answer = schema.safeParse(JSON.parse(text))
      return answer.success ? answer.data : undefined
    } catch (error) {
      // Unreachable, too slow, too long, or in an unknown form: the camper is told to try again.
      if (expectedFailures.some((kind) => error instanceof kind)) return undefined
      throw error
    }
  }
  return {
    findUsername: async (transcriptId) => {
      const transcript = await read(
        `/profiles/transcript/share/${encodeURIComponent(transcriptId)}`,
        Transcript,
      )
      return transcript && (transcript.userName || null)
    },
    findUserId: async (username) =>
      (await read(`/profiles/${encodeURIComponent(username)}`, Profile))?.userId,
    listTrophies: async (userId) => {
      const path = `/achievements/user/${encodeURIComponent(userId)}`
      const found = await read(path, Achievements)
      return found && { address: apiUrl + path, typeIds: found.achievements.map(({ typeId }) => typeId) }
    },
  }
}
