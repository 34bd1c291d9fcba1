import type { FastifyBaseLogger } from 'fastify'
import type { EventSink } from './event-sink.ts'

const answerMs = 5000
/** More than these would pile up when the address answers slowly. */
const mostUnderWay = 20

/** Posts each batch to an address, once. Batches that cannot be delivered are lost, and the log says so. */
export function postEvents(address: string, log: FastifyBaseLogger): EventSink {
  let underWay = 0
  const post = async (body: string) => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body,
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(answerMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) log.warn({ status: answer.status }, 'events were refused')
    } catch (error) {
      log.warn({ err: error }, 'events could not be sent')
    }
  }
  return (batch) => {
    if (underWay >= mostUnderWay) return log.warn('events were dropped, because too many wait to be sent')
    underWay += 1
    void post(JSON.stringify(batch)).finally(() => {
      underWay -= 1
    })
  }
}
