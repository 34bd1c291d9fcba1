import type { Video } from '@cairn/contract'

/** The front matter keys of a video. */
type VideoKeys = Omit<Video, 'files'> & { videoFiles?: Video['files'] }

/** Where a lesson's video is. Ids of translations mean nothing without the id of the video. */
export function readVideo(keys: VideoKeys): Video | undefined {
  const { videoFiles: files, videoId, videoLocaleIds, bilibiliIds } = keys
  if (videoId === undefined) return files && { files }
  return {
    ...(files && { files }),
    videoId,
    ...(videoLocaleIds && { videoLocaleIds }),
    ...(bilibiliIds && { bilibiliIds }),
  }
}
