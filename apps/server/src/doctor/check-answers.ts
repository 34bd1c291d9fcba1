import { ping, z } from '@cairn/contract'
import { broken, type Finding, good } from './finding.ts'

const patienceMs = 5000
const Pong = z.object({ msg: z.literal('pong') })

/** Whether browsers reach a running school where its settings say that they do. */
export async function checkAnswers(appOrigin: string): Promise<Finding[]> {
  const address = appOrigin + ping.path
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    const isOurs = Pong.safeParse(await response.json().catch(() => undefined)).success
    return isOurs
      ? [good(`The school answers at ${appOrigin}.`)]
      : [broken(`Something other than the school answers at ${appOrigin}. Check APP_ORIGIN and the proxy.`)]
  } catch (error) {
    const { cause } = error as Error
    const reason = cause instanceof Error ? cause.message : String(error)
    return [
      broken(
        `The school runs, but does not answer at ${appOrigin} (${reason}). Check APP_ORIGIN and the proxy.`,
      ),
    ]
  }
}
