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
/** A picture is a few kilobytes; that there is none takes about as much as its key. */
const nothingBytes = 200
const mostWaiting = 50

const dayMs = 24 * 60 * 60 * 1000

type ActivityPicturesOptions = {
  profiles: Pick<Profiles, 'findPage' | 'findRevision'>
  now: () => Date
}

/**
 * Draws what a profile shows where it is shared. A picture is drawn once a day for each state of an account, and one
 * at a time for each network.
 */
export function registerActivityPictures(
  app: FastifyInstance,
  { profiles, now }: ActivityPicturesOptions,
): void {
  const drawn = new ByteCache<Buffer | null>(cacheBytes, (picture) => picture?.byteLength ?? nothingBytes)
  const takeTurn = inTurn(1, mostWaiting)

  const draw = async (username: string) => {
    const profile = await profiles.findPage(username)
    const activity = profile && 'activity' in profile ? profile.activity : ''
    return activity === '' ? null : encodePng(drawActivity(activity, now().getTime()))
  }

  app.get<{ Params: { file: string } }>(paths.activityPicture(':file'), async (request, reply) => {
    const username = request.params.file
    const revision = await profiles.findRevision(username)
    const key = `${revision} ${Math.floor(now().getTime() / dayMs)}`
    const picture =
      revision === undefined
        ? null
        : await takeTurn(networkKeys(request.ip).site, () => drawn.getOrCreate(key, () => draw(username)))
    if (!picture) {
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'path not found' })
    }
    // Of the bytes: the revision changes with everything in the account, also with what the profile hides.
    const sent = { content: picture, type: 'image/png', etag: etagOf(picture) }
    return sendUnlessKnown(reply.headers(pageHeaders), request, sent)
  })
}
