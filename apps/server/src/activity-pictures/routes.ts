import { paths } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { ByteCache } from '#cache/byte-cache.ts'
import { pageHeaders } from '#http/common-headers.ts'
import { etagOf } from '#http/etag-of.ts'
import { inTurn } from '#http/in-turn.ts'
import { networkKeys } from '#http/network-keys.ts'
import { sendUnlessKnown } from '#http/send-unless-known.ts'
import type { Profiles } from '#users/open-profiles.ts'
import { drawActivity } from './draw-activity.ts'
import { encodePng } from './encode-png.ts'

const cacheBytes = 8 * 1024 * 1024
const mostWaiting = 50

const dayMs = 24 * 60 * 60 * 1000

type ActivityPicturesOptions = {
  profiles: Pick<Profiles, 'findActivity'>
  now: () => Date
}

/**
 * Draws what a profile shows where it is shared. A picture is drawn once a day for each activity, and one at a time for
 * each network.
 */
export function registerActivityPictures(
  app: FastifyInstance,
  { profiles, now }: ActivityPicturesOptions,
): void {
  const drawn = new ByteCache<Buffer>(cacheBytes, (picture) => picture.byteLength)
  const takeTurn = inTurn(1, mostWaiting)

  const draw = async (activity: string) =>
    // Kept by what it shows: drawing would take long enough to tell strangers of a change that the profile hides.
    drawn.getOrCreate(`${etagOf(Buffer.from(activity))} ${Math.floor(now().getTime() / dayMs)}`, async () =>
      encodePng(drawActivity(activity, now().getTime())),
    )
  const find = async (username: string) => {
    const activity = await profiles.findActivity(username)
    return activity === '' ? undefined : draw(activity)
  }

  app.get<{ Params: { file: string } }>(paths.activityPicture(':file'), async (request, reply) => {
    const picture = await takeTurn(networkKeys(request.ip).site, () => find(request.params.file))
    if (!picture) {
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'path not found' })
    }
    const sent = { content: picture, type: 'image/png', etag: etagOf(picture) }
    return sendUnlessKnown(reply.headers(pageHeaders), request, sent)
  })
}
