import * as z from 'zod/mini'
import { isLink } from '../is-link.ts'
import { isOwnPath } from '../is-own-path.ts'

const OwnPath = z.string().check(z.refine(isOwnPath))

const MediaAddress = z
  .string()
  .check(z.refine((address) => isOwnPath(address) || (/^https:[^\\]+$/i.test(address) && isLink(address))))

/** A video that the school, or a host of its choice, serves as a file. */
export const VideoFiles = z.strictObject({
  /** The same video in several formats; browsers take the first that they can play. */
  sources: z
    .array(
      z.strictObject({
        src: MediaAddress,
        type: z.enum(['video/mp4', 'video/webm', 'video/ogg']),
      }),
    )
    .check(z.minLength(1)),
  /** Captions as WebVTT, on the school's own origin: pages load text from nowhere else. */
  captions: z.optional(
    z.array(
      z.strictObject({
        src: OwnPath,
        /** BCP 47. */
        lang: z.string().check(z.minLength(2)),
        label: z.string().check(z.minLength(1)),
      }),
    ),
  ),
  /** Chapters as WebVTT. */
  chapters: z.optional(OwnPath),
  poster: z.optional(MediaAddress),
})
export type VideoFiles = z.infer<typeof VideoFiles>

/** A video of a lesson: files, or an id on another host. Files are preferred where there are both. */
export const Video = z.strictObject({
  files: z.optional(VideoFiles),
  videoId: z.optional(z.string()),
  /** Player ids of the same video in other languages. */
  videoLocaleIds: z.optional(
    z.strictObject({
      espanol: z.optional(z.string()),
      italian: z.optional(z.string()),
      portuguese: z.optional(z.string()),
    }),
  ),
  bilibiliIds: z.optional(z.strictObject({ aid: z.number(), bvid: z.string(), cid: z.number() })),
})
export type Video = z.infer<typeof Video>

/** A passage of what is said in a video. */
export const TranscriptPart = z.strictObject({
  /** When it is said, if the author has noted the time. */
  seconds: z.optional(z.number()),
  html: z.string(),
})
export type TranscriptPart = z.infer<typeof TranscriptPart>
