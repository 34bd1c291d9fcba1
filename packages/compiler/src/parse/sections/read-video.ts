import type { Video } from '@cairn/contract'
import type { ChallengeFrontMatter } from '../challenge-front-matter.ts'

/** Where a lesson's video is. Ids of translations mean nothing without the id of the video. */
export function readVideo({
  videoFiles: files,
  videoId,
  videoLocaleIds,
  bilibiliIds,
}: ChallengeFrontMatter): Video | undefined {
  if (videoId === undefined) return files && { files }
  return {
    ...(files && { files }),
    videoId,
    ...(videoLocaleIds && { videoLocaleIds }),
    ...(bilibiliIds && { bilibiliIds }),
  }
}
